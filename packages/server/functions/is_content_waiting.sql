-- Whether everything required that is left of a content waits for somebody else, who marks it: it is neither open nor
-- failed. Most contents have neither homework nor an exam: that is seen by an index, before anything is counted.
create or replace function is_content_waiting(kind smallint, content text, person text, as_of timestamptz) returns boolean
language sql stable as $$
  select case kind
    when 3 then (select is_marking and status <> 1 from exam_outcome(content, person, as_of))
    when 1 then case when exists (
      select from study_run
        join course_section section on section.version_id = study_run.version_id
      where study_run.course_id = content and study_run.member_id = person and study_run.closed_at is null
        and study_run.finished_at is null and section.is_required and section.type in (8, 9))
    then exists (
      select from study_run
        join course_section section on section.version_id = study_run.version_id and section.is_required
        left join section_progress progress on progress.run_id = study_run.id and progress.section_key = section.key
      where study_run.course_id = content and study_run.member_id = person and study_run.closed_at is null
        and study_run.finished_at is null and coalesce(progress.finished_at > as_of, true)
      having count(*) > 0 and bool_and(section.key in (select waiting_sections(study_run.id, as_of))))
    else false end
    else false end
$$;
