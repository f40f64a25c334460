-- CENTRE-01: a report on one's own study lists what was finished and when, of every kind: a course each time it was finished;
-- everything else once, when it was done (`content_finished_at`).
create function finished_contents(person text, as_of timestamptz)
returns table (business_type smallint, business_id text, title text, finished_at timestamptz)
language sql stable as $$
  select 1::smallint, course.id, course.title, run.finished_at
  from study_run run join course on course.id = run.course_id
  where run.member_id = person and run.finished_at <= as_of
  union all
  select 3::smallint, exam.id, exam.name, content_finished_at(3::smallint, exam.id, person, null, as_of)
  from exam where exam.id in (select attempt.exam_id from member join exam_attempt attempt
    on attempt.tenant_id = member.tenant_id and attempt.member_id = member.id where member.id = person)
  union all
  select 2::smallint, subject.id, subject.title, content_finished_at(2::smallint, subject.id, person, null, as_of)
  from subject where subject.id in (select run.subject_id from subject_run run where run.member_id = person)
  union all
  select 6::smallint, class.id, class.title, content_finished_at(6::smallint, class.id, person, null, as_of)
  from training_class class where class.id in (select meeting.class_id
    from class_attendance_entry entry join class_meeting meeting on meeting.id = entry.meeting_id
    where entry.member_id = person)
  union all
  -- Of a survey the day alone is known.
  select 4::smallint, survey.id, survey.title, own.day::timestamp at time zone survey.time_zone
  from survey_participation own join survey on survey.id = own.survey_id
  where own.member_id = person and own.day::timestamp at time zone survey.time_zone <= as_of
  union all
  select 15::smallint, live.id, live.subject, content_finished_at(15::smallint, live.id, person, null, as_of)
  from live where live.id in (select visit.live_id from member join live_visit visit
    on visit.tenant_id = member.tenant_id and visit.member_id = member.id where member.id = person)
$$;
