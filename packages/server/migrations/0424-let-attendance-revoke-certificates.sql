-- D-188, ENUM-11: attendance that is corrected after a certificate was issued takes it back where its author chose so, as a mark that
-- falls does: also of a class in a subject that was asked for. A meeting that was added since takes nothing back.

-- Whether somebody was at a class when they were awarded a certificate, and by a later correction was not.
create function is_attendance_fallen(award text, class text, as_of timestamptz) returns boolean language sql stable as $$
  select not (select outcome.is_attended from class_outcome(class, own.member_id, as_of) outcome) and exists (
      select from class_meeting meeting
        cross join lateral (
          select entry.state from class_attendance_entry entry
          where entry.meeting_id = meeting.id and entry.member_id = own.member_id and entry.recorded_at <= own.issued_at
          order by entry.recorded_at desc, entry.id desc limit 1
        ) before
        cross join lateral (
          select entry.state from class_attendance_entry entry
          where entry.meeting_id = meeting.id and entry.member_id = own.member_id and entry.recorded_at <= as_of
          order by entry.recorded_at desc, entry.id desc limit 1
        ) latest
      where meeting.class_id = class and (before.state in ('present', 'late') and latest.state in ('excused', 'absent')
        or before.state = 'excused' and latest.state = 'absent'))
  from certificate_award own where own.id = award
$$;

create function fallen_classes_of_subject(award text, version text, as_of timestamptz) returns text[] language sql stable as $$
  select coalesce(array_agg(item.business_id), '{}') from subject_item item
  where item.version_id = version and item.business_type = 6 and is_attendance_fallen(award, item.business_id, as_of)
$$;

-- As 0321 says it, where some of its exams or classes counted as done, or as not done.
drop function subject_outcome_if(text, text, text, timestamptz, timestamptz, text[], boolean);
create function subject_outcome_if(version text, person text, run text, as_of timestamptz, since timestamptz, contents text[],
  are_done boolean)
returns table (is_done boolean, finished_at timestamptz, done_count integer) language sql stable as $$
  with item as (
    select item.stage_id, item.is_required,
      case when changed.is_so then are_done when own.is_counted then own.is_done else item.is_done end as is_done,
      case when own.is_counted then own.finished_at else item.finished_at end as finished_at
    from subject_items(version, person, run, as_of) item
      -- Whoever is exempt stays so, also where they passed besides.
      cross join lateral (select exists (select from subject_exemption exemption
        where exemption.run_id = run and exemption.item_key = item.key and exemption.state = 'agreed'
          and exemption.decided_at <= as_of) as is_so) exempt
      cross join lateral (select not exempt.is_so and coalesce(item.business_type in (3, 6)
        and item.business_id = any (contents), false) as is_so) changed
      left join lateral (
        select true as is_counted, content.is_done, content.finished_at
        from certificate_content(item.business_type, item.business_id, person, since, as_of) content
        where since is not null and item.business_type in (1, 3) and not exempt.is_so) own on true
    where item.is_available or changed.is_so
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
  select sum(required) > 0 and sum(done) = sum(required), max(last), sum(done)::integer from counted
$$;

-- As 0321 says it, with attendance.
create or replace function certificate_award_fallen(asked_award text, as_of timestamptz) returns text language sql stable as $$
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
    left join subject_run run on asked."businessType" = 2 and run.subject_id = asked."businessId"
      and run.member_id = award.member_id
  where award.id = asked_award and (
    exam.attempt_count > 0 and not exam.is_marking
      and not (exam.status = 1 and coalesce(exam.mark >= asked."minimumPercent", asked."minimumPercent" is null))
    or course.mark < asked."minimumPercent"
    or asked."businessType" = 6 and is_attendance_fallen(award.id, asked."businessId", as_of)
    or run.id is not null and does_subject_miss(run.version_id, award.member_id, run.id, as_of, renewal.opened_at,
      fallen_exams_of_subject(run.version_id, award.member_id, as_of, renewal.opened_at, award.issued_at)
      || fallen_classes_of_subject(award.id, run.version_id, as_of)))
  limit 1
$$;

-- A correction may touch whatever the person was awarded, in a class or in a subject around it.
create or replace function check_certificates_of_attendance() returns trigger language plpgsql as $$
begin
  perform check_certificates_of(6::smallint, (select class_id from class_meeting where id = new.meeting_id), new.member_id);
  if new.state in ('excused', 'absent') then
    insert into certificate_check (tenant_id, certificate_id, member_id)
    select award.tenant_id, award.certificate_id, award.member_id
    from certificate_award award join certificate on certificate.id = award.certificate_id
    where award.member_id = new.member_id and award.revoked_at is null and award.replaced_by is null
      and certificate.regrade_rule = 'revoke';
  end if;
  return null;
end $$;
