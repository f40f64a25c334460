-- Whether somebody could begin a content now, by its kind (ENUM-11). A class that is over is open to nobody.
create or replace function is_content_open(kind smallint, content text, person text, places text[], joined_at timestamptz,
  as_of timestamptz) returns boolean language sql stable as $$
  select case kind
    when 1 then exists (select from course where course.id = content and course.state = 'published'
      and case when course.library_item_id is not null then is_library_item_open(course.library_item_id, person)
        else course.is_file or is_in_audience(course.audience, person, places, joined_at) end)
    when 2 then exists (select from subject where subject.id = content and subject.state = 'published'
      and is_in_audience(subject.audience, person, places, joined_at))
    when 3 then exists (select from exam where exam.id = content and exam.state = 'published'
      and coalesce(exam.closes_at > as_of, true)
      and (is_in_audience(exam.published -> 'audience', person, places, joined_at) or exists (
        select from exam_invitation invitation where invitation.exam_id = exam.id and invitation.member_id = person)))
    when 4 then exists (select from survey where survey.id = content and survey.state in ('scheduled', 'open')
      and (exists (select from survey_audience named where named.survey_id = survey.id
          and (named.member_id = person or named.organization_id = any (places)))
        or exists (select from survey_invitation invitation
          where invitation.survey_id = survey.id and invitation.member_id = person)))
    when 6 then exists (select from training_class asked join training_class class on class.series_id = asked.series_id
      where asked.id = content and class.state = 'published'
      and class.ends_at > as_of
      and (is_in_audience(class.audience, person, places, joined_at)
        or exists (select from class_invitation invitation
          where invitation.class_id = class.id and invitation.member_id = person)
        or exists (select from class_enrolment enrolment where enrolment.class_id = class.id
          and enrolment.member_id = person and enrolment.state in ('enrolled', 'waiting'))))
    when 15 then exists (select from live where live.id = content and live.status in (1, 2, 3) and (live.share_scope = 1
      or (live.share_scope = 2 and live.organization_id = any (places))
      or exists (select from live_person where live_person.live_id = live.id and live_person.member_id = person)))
    else false end
$$;
