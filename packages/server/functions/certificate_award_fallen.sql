-- The first content of an award whose mark, pass or attendance does not reach what was asked for at its issue any more,
-- also inside a subject. While an attempt is being marked nothing is decided, and content that is gone stays done.
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
