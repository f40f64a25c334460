-- D-188: an award that asks for a subject follows the marks of the exams in it, as one that asks for the exam does. The subject
-- itself stays finished, as history does; whether its certificate stays is the rule of the certificate.

-- As 0254 says it, where some of its exams counted as passed, or as not passed; what somebody is exempt from counts as it is.
-- `done_count`: how much of what the subject asks for.
create function subject_outcome_if(version text, person text, run text, as_of timestamptz, since timestamptz, exams text[],
  are_passed boolean)
returns table (is_done boolean, finished_at timestamptz, done_count integer) language sql stable as $$
  with item as (
    select item.stage_id, item.is_required,
      case when changed.is_so then are_passed when own.is_counted then own.is_done else item.is_done end as is_done,
      case when own.is_counted then own.finished_at else item.finished_at end as finished_at
    from subject_items(version, person, run, as_of) item
      -- Whoever is exempt stays so, also where they passed besides.
      cross join lateral (select exists (select from subject_exemption exemption
        where exemption.run_id = run and exemption.item_key = item.key and exemption.state = 'agreed'
          and exemption.decided_at <= as_of) as is_so) exempt
      cross join lateral (select not exempt.is_so and coalesce(item.business_type = 3 and item.business_id = any (exams),
        false) as is_so) changed
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

create or replace function subject_outcome_since(version text, person text, run text, as_of timestamptz, since timestamptz)
returns table (is_done boolean, finished_at timestamptz) language sql stable as $$
  select outcome.is_done, outcome.finished_at
  from subject_outcome_if(version, person, run, as_of, since, '{}', null) outcome
$$;

-- The exams of a subject somebody had passed when they were awarded it, and has not any more. While one is being marked nothing is
-- decided about it.
create function fallen_exams_of_subject(version text, person text, as_of timestamptz, since timestamptz, issued timestamptz)
returns text[] language sql stable as $$
  select coalesce(array_agg(item.business_id), '{}')
  from subject_item item
    cross join lateral (select coalesce(since, '-infinity') as since) counted
    cross join lateral exam_outcome_since(item.business_id, person, as_of, counted.since) outcome
  where item.version_id = version and item.business_type = 3 and outcome.status <> 1 and not outcome.is_marking
    and exists (select from exam_attempt attempt
      where attempt.exam_id = item.business_id and attempt.member_id = person and attempt.ended_at >= counted.since
        and attempt.pass_lost_at between issued and as_of)
$$;

-- Whether a subject misses these exams: an elective that others make up for is none it asks for.
create function does_subject_miss(version text, person text, run text, as_of timestamptz, since timestamptz, exams text[])
returns boolean language sql stable as $$
  select case when cardinality(exams) = 0 then false else (
    select done_count from subject_outcome_if(version, person, run, as_of, since, exams, false)
  ) < (
    select done_count from subject_outcome_if(version, person, run, as_of, since, exams, true)
  ) end
$$;

-- As 0251 says it, with the exams of a subject.
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
    or run.id is not null and does_subject_miss(run.version_id, award.member_id, run.id, as_of, renewal.opened_at,
      fallen_exams_of_subject(run.version_id, award.member_id, as_of, renewal.opened_at, award.issued_at)))
  limit 1
$$;
