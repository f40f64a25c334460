-- D-188: what a certificate pays when it is issued, and whether a mark that falls takes it back. Amounts are whole coins and whole
-- integral; an award keeps those it was issued with.
alter table certificate
  add column coins integer not null default 0 check (coins between 0 and 10000),
  add column integral integer not null default 0 check (integral between 0 and 10000),
  add column regrade_rule text not null default 'keep' check (regrade_rule in ('keep', 'revoke'));
alter table certificate_award
  add column coins integer not null default 0,
  add column integral integer not null default 0;

-- The first content of an award whose mark or pass does not reach what was asked for at its issue any more. While an attempt is
-- being marked nothing is decided, and content that is gone stays done.
create function certificate_award_fallen(asked_award text, as_of timestamptz) returns text language sql stable as $$
  select asked.title
  from certificate_award award
    cross join lateral jsonb_to_recordset(award.requirements)
      as asked ("businessType" smallint, "businessId" text, title text, "minimumPercent" integer)
    left join certificate_renewal renewal on renewal.certificate_id = award.certificate_id
      and renewal.member_id = award.member_id and renewal.run = award.run
    cross join lateral (select coalesce(renewal.opened_at, '-infinity') as since) counted
    left join lateral (select * from exam_outcome_since(asked."businessId", award.member_id, as_of, counted.since)
      where asked."businessType" = 3) exam on true
    left join lateral (select max(study_mark(run.id, as_of, false)) as mark from study_run run
      where asked."businessType" = 1 and asked."minimumPercent" is not null and run.course_id = asked."businessId"
        and run.member_id = award.member_id and run.finished_at >= counted.since) course on true
  where award.id = asked_award and (
    exam.attempt_count > 0 and not exam.is_marking
      and not (exam.status = 1 and coalesce(exam.mark >= asked."minimumPercent", asked."minimumPercent" is null))
    or course.mark < asked."minimumPercent")
  limit 1
$$;

-- A mark that was settled and changes may touch whatever the person was awarded.
create or replace function check_certificates_of_attempt() returns trigger language plpgsql as $$
begin
  perform check_certificates_of(3::smallint, new.exam_id, new.member_id);
  if old.settled_at is not null then
    insert into certificate_check (tenant_id, certificate_id, member_id)
    select award.tenant_id, award.certificate_id, award.member_id
    from certificate_award award join certificate on certificate.id = award.certificate_id
    where award.member_id = new.member_id and award.revoked_at is null and award.replaced_by is null
      and certificate.regrade_rule = 'revoke';
  end if;
  return null;
end $$;
