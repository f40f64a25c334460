-- Decision 076: whether somebody pays nothing for an exam, because it is asked of them or stands in a course that led them to it and is
-- open to them now. Whoever was paid back for the course pays for the exam.
create or replace function is_exam_given(exam text, person text) returns boolean language sql stable as $$
  select is_content_demanded(3::smallint, is_exam_given.exam, person)
    or exists (
      select from exam_invitation invitation
        join study_run run on run.member_id = invitation.member_id and run.closed_at is null
        join course on course.id = run.course_id and course.state = 'published'
        join course_section section on section.version_id = run.version_id and section.exam_id = invitation.exam_id
      where invitation.exam_id = is_exam_given.exam and invitation.member_id = person
        and (section.is_free or is_course_paid(course.id, person)))
$$;
