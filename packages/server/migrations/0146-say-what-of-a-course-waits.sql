-- Homework and exams that were handed in and wait for a person are neither open nor done: the outline of a course, its card and
-- the report on its learners say so, as subjects and paths do of exams (0140).
create function waiting_sections(run text, as_of timestamptz) returns setof text language sql stable as $$
  select section.key
  from study_run
    join course_section section on section.version_id = study_run.version_id and section.type in (8, 9)
    left join section_progress progress on progress.run_id = study_run.id and progress.section_key = section.key
  where study_run.id = run and coalesce(progress.finished_at > as_of, true)
    and case when section.exam_id is not null
      then (select is_marking and status <> 1 from exam_outcome(section.exam_id, study_run.member_id, as_of))
      else exists (select from homework where homework.run_id = study_run.id and homework.section_key = section.key
        and homework.state = 'submitted' and homework.submitted_at <= as_of) end
$$;

-- A course waits when everything required that is left of it does: there is nothing to do but to wait.
create or replace function is_content_waiting(kind smallint, content text, person text, as_of timestamptz) returns boolean
language sql stable as $$
  select case kind
    when 3 then (select is_marking and status <> 1 from exam_outcome(content, person, as_of))
    when 1 then exists (
      select from study_run
        join course_section section on section.version_id = study_run.version_id and section.is_required
        left join section_progress progress on progress.run_id = study_run.id and progress.section_key = section.key
      where study_run.course_id = content and study_run.member_id = person and study_run.closed_at is null
        and study_run.finished_at is null and coalesce(progress.finished_at > as_of, true)
      having count(*) > 0 and bool_and(section.key in (select waiting_sections(study_run.id, as_of))))
    else false end
$$;
