-- The mark somebody has in a content: of an exam the best, of a course that of its best run that is finished, of a
-- subject the lowest of its contents. No other kind has marks.
create or replace function content_mark(kind smallint, content text, person text, as_of timestamptz, is_own boolean)
returns integer language sql stable as $$
  select case kind
    when 3 then (select case when is_own then shown_mark else mark end from exam_outcome(content, person, as_of))
    when 1 then (select max(study_mark(study_run.id, as_of, is_own)) from study_run
      where study_run.course_id = content and study_run.member_id = person and study_run.finished_at <= as_of)
    when 2 then (select min(content_mark(item.business_type, item.business_id, person, as_of, is_own))
      from subject_run run join subject_item item on item.version_id = run.version_id
      where run.subject_id = content and run.member_id = person and run.opened_at <= as_of) end
$$;
