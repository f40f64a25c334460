-- Paths and subjects open an item only while nothing locks it, and write that they did. A copy of a subject shows the same file.
create or replace function is_file_course_open(course text, person text) returns boolean language sql stable as $$
  select (exists (
    select from position_run run
      join position on position.id = run.position_id and position.state = 'published'
      join position_section section on section.version_id = run.version_id
        and section.business_type = 1 and section.business_id = is_file_course_open.course
      join position_section_state state on state.run_id = run.id and state.section_key = section.key
    where run.member_id = person and run.closed_at is null)
  or exists (
    select from subject_run run
      join member on member.id = run.member_id
      join subject on subject.id = run.subject_id and subject.state = 'published'
        and (is_in_audience(subject.audience, member.id, member_places(member.id), member.created_at)
          or is_bought('subject', run.subject_id, run.member_id))
        and is_subject_paid(run.subject_id, run.member_id)
      join subject_item item on item.version_id = run.version_id
        and item.business_type = 1 and item.business_id = is_file_course_open.course
      join subject_item_state state on state.run_id = run.id and state.item_key = item.key
    where run.member_id = person))
  and not exists (
    select from course known where known.id = is_file_course_open.course and known.library_item_id is not null
      and not is_library_item_open(known.library_item_id, person))
$$;
