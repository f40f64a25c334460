-- Everybody who could begin a content now, by its kind (ENUM-11), of a class any of its series; `is_content_open` of
-- one person.
create or replace function content_members(kind smallint, content text, as_of timestamptz) returns setof text language sql stable as $$
  select reached from course, audience_members(course.tenant_id,
      case when course.library_item_id is not null then (select item.audience from library_item item
          where item.id = course.library_item_id and item.state = 'published')
        when course.is_file then '{"isEveryone": true}' else course.audience end, null) reached
    where content_members.kind = 1 and course.id = content_members.content and course.state = 'published'
  union all
  select reached from subject, audience_members(subject.tenant_id, subject.audience, null) reached
    where content_members.kind = 2 and subject.id = content_members.content and subject.state = 'published'
  union all
  select reached from exam, audience_members(exam.tenant_id, exam.published -> 'audience', null) reached
    where content_members.kind = 3 and exam.id = content_members.content and exam.state = 'published' and coalesce(exam.closes_at > as_of, true)
  union all
  select invitation.member_id from exam join exam_invitation invitation on invitation.exam_id = exam.id
    where content_members.kind = 3 and exam.id = content_members.content and exam.state = 'published' and coalesce(exam.closes_at > as_of, true)
  union all
  select coalesce(named.member_id, reached) from survey join survey_audience named on named.survey_id = survey.id
      left join lateral audience_members(survey.tenant_id, jsonb_build_object('isEveryone', false, 'memberIds', '[]'::jsonb,
        'organizationIds', jsonb_build_array(named.organization_id), 'positionIds', '[]'::jsonb, 'topicIds', '[]'::jsonb), null)
        reached on named.organization_id is not null
    where content_members.kind = 4 and survey.id = content_members.content and survey.state in ('scheduled', 'open')
  union all
  select invitation.member_id from survey join survey_invitation invitation on invitation.survey_id = survey.id
    where content_members.kind = 4 and survey.id = content_members.content and survey.state in ('scheduled', 'open')
  union all
  select reached from training_class asked join training_class class on class.series_id = asked.series_id,
      audience_members(class.tenant_id, class.audience, null) reached
    where content_members.kind = 6 and asked.id = content_members.content and class.state = 'published' and class.ends_at > as_of
  union all
  select person.member_id from training_class asked join training_class class on class.series_id = asked.series_id join (
      select class_id, member_id from class_invitation
      union all select class_id, member_id from class_enrolment where state in ('enrolled', 'waiting')
    ) person on person.class_id = class.id
    where content_members.kind = 6 and asked.id = content_members.content and class.state = 'published' and class.ends_at > as_of
  union all
  select reached from live, audience_members(live.tenant_id, jsonb_build_object('isEveryone', live.share_scope = 1,
      'memberIds', (select coalesce(jsonb_agg(live_person.member_id), '[]') from live_person where live_person.live_id = live.id),
      'organizationIds', case when live.share_scope = 2 then jsonb_build_array(live.organization_id) else '[]'::jsonb end,
      'positionIds', '[]'::jsonb, 'topicIds', '[]'::jsonb), null) reached
    where content_members.kind = 15 and live.id = content_members.content and live.status in (1, 2, 3)
$$;
