-- D-188: a certificate asks for a subject: done when every stage of it is. In a renewal its courses and exams are done once more, and
-- what cannot be done again counts as it was.
alter table certificate_requirement drop constraint certificate_requirement_business_type_check;
alter table certificate_requirement add constraint certificate_requirement_business_type_check
  check (business_type in (1, 2, 3, 4, 6, 15));

-- Courses and exams of the subject counted since an instant, everything else and exemptions as they are; of the electives as many as
-- each stage asks for, or all that somebody can do.
create function subject_outcome_since(version text, person text, run text, as_of timestamptz, since timestamptz)
returns table (is_done boolean, finished_at timestamptz) language sql stable as $$
  with item as (
    select item.stage_id, item.is_required,
      case when own.is_counted then own.is_done else item.is_done end as is_done,
      case when own.is_counted then own.finished_at else item.finished_at end as finished_at
    from subject_items(version, person, run, as_of) item
      left join lateral (
        select true as is_counted, content.is_done, content.finished_at
        from certificate_content(item.business_type, item.business_id, person, since, as_of) content
        where item.business_type in (1, 3) and not item.is_exempt) own on true
    where item.is_available
  ), counted as (
    select count(item.stage_id) filter (where item.is_required)
        + least(stage.elective_count, count(item.stage_id) filter (where not item.is_required)) as required,
      count(item.stage_id) filter (where item.is_required and item.is_done)
        + least(stage.elective_count, count(item.stage_id) filter (where not item.is_required and item.is_done)) as done,
      max(item.finished_at) filter (where item.is_done) as last
    from subject_stage stage left join item on item.stage_id = stage.id
    where stage.version_id = version
    group by stage.id, stage.elective_count
  )
  select sum(required) > 0 and sum(done) = sum(required), max(last) from counted
$$;

create or replace function certificate_requirements(certificate text, person text, as_of timestamptz)
returns table (ordinal integer, business_type smallint, business_id text, title text, minimum_percent smallint,
  is_finished boolean, is_available boolean, finished_at timestamptz, mark integer, shown_mark integer)
language sql stable as $$
  select asked.ordinal, asked.business_type, asked.business_id, asked.title, asked.minimum_percent,
    coalesce(own.is_done
      and (asked.minimum_percent is null or coalesce(own.mark >= asked.minimum_percent, asked.business_type = 1)), false),
    coalesce(own.is_available, false), own.finished_at, own.mark, own.shown_mark
  from certificate_requirement asked
    left join certificate_renewal renewal on renewal.certificate_id = asked.certificate_id and renewal.member_id = person
      and renewal.closed_at is null and renewal.opened_at <= as_of
    left join lateral (
      select * from certificate_content(asked.business_type, asked.business_id, person, renewal.opened_at, as_of)
      where asked.business_type <> 2 or renewal.opened_at is null
      union all
      select renewed.is_done, state.is_available, case when renewed.is_done then renewed.finished_at end, null, null
      from member
        cross join lateral subject_state(asked.business_id, person, member_places(person), member.created_at, as_of) state
        left join subject_run run on run.subject_id = asked.business_id and run.member_id = person
        left join lateral subject_outcome_since(run.version_id, person, run.id, as_of, renewal.opened_at) renewed
          on run.id is not null
      where member.id = person and asked.business_type = 2 and renewal.opened_at is not null
    ) own on true
  where asked.certificate_id = certificate
$$;

-- What is done in a content is done in the subjects it belongs to, too.
create or replace function check_certificates_of(content_type smallint, content text, person text) returns void language sql as $$
  insert into certificate_check (tenant_id, certificate_id, member_id)
  select certificate.tenant_id, certificate.id, person
  from (
    select content_type as business_type, content as business_id
    union
    select 2::smallint, run.subject_id
    from subject_run run
      join subject_item item on item.version_id = run.version_id and item.business_type = content_type
        and item.business_id = content
    where run.member_id = person
  ) done
    join certificate_requirement asked on asked.business_type = done.business_type and asked.business_id = done.business_id
    join certificate on certificate.id = asked.certificate_id
  where certificate.state = 'published'
$$;

-- Joining one whose contents were done before, saying that a link was read, an exemption: each can be the last that was missing.
create function check_certificates_of_subject() returns trigger language plpgsql as $$
begin
  perform check_certificates_of(2::smallint, run.subject_id, run.member_id)
  from subject_run run
  where run.id = to_jsonb(new) ->> case tg_table_name when 'subject_run' then 'id' else 'run_id' end;
  return null;
end $$;
create trigger subject_run_certified after insert or update of version_id on subject_run
  for each row execute function check_certificates_of_subject();
create trigger subject_item_state_certified after insert or update of confirmed_at, kept_at on subject_item_state
  for each row execute function check_certificates_of_subject();
create trigger subject_exemption_certified after insert or update of state on subject_exemption
  for each row execute function check_certificates_of_subject();
