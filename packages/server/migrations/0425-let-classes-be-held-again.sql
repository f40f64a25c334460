-- D-180, D-188: a class that is held again is a copy with an id of its own. Together they are a series, and whoever asks for one of
-- them asks for any: so a yearly class can be a rule, and its certificate can be renewed (decision 061).
alter table training_class add column series_id text references training_class (id);
update training_class set series_id = id;
do $$ begin
  assert not exists (select from training_class where series_id is distinct from id), 'every class is the first of its series';
end $$;
alter table training_class alter column series_id set not null;
create index training_class_series on training_class (series_id, starts_at);

-- The first of a series is its name.
create function begin_class_series() returns trigger language plpgsql as $$
begin
  new.series_id := coalesce(new.series_id, new.id);
  return new;
end $$;
create trigger training_class_series before insert on training_class
  for each row execute function begin_class_series();

-- When somebody had attended a class of the series for the first time since an instant; null: not yet. The class itself counts, not
-- the day somebody wrote it down: attendance of last year that is corrected today is none of this year.
create function series_attended_at(class text, person text, since timestamptz, as_of timestamptz)
returns timestamptz language sql stable as $$
  select min(greatest(outcome.attended_at, since))
  from training_class asked
    join training_class held on held.series_id = asked.series_id and coalesce(held.ends_at > since, true)
    cross join lateral class_outcome(held.id, person, as_of) outcome
  where asked.id = class and outcome.is_attended
$$;

-- The class of the series somebody is in, or can apply for first; null: none is planned for them.
create function next_class_of_series(class text, person text, as_of timestamptz) returns text language sql stable as $$
  select held.id
  from member
    join training_class asked on asked.id = class
    join training_class held on held.series_id = asked.series_id and held.state = 'published' and held.ends_at > as_of
    left join class_enrolment own on own.class_id = held.id and own.member_id = member.id
      and own.state in ('applied', 'entered', 'enrolled', 'waiting')
  where member.id = person and (own.id is not null or coalesce(held.closes_at, held.starts_at) > as_of and (
    is_in_audience(held.audience, member.id, member_places(member.id), member.created_at)
    or exists (select from class_invitation invitation
      where invitation.class_id = held.id and invitation.member_id = member.id)))
  order by own.id is null, held.starts_at, held.id limit 1
$$;

-- As 0210 says it, of a class any of its series.
create or replace function content_members(kind smallint, content text, as_of timestamptz) returns setof text language sql stable as $$
  select reached from course, audience_members(course.tenant_id,
      case when course.position_id is null then course.audience else '{"isEveryone": true}' end, null) reached
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

-- The same of one person.
create or replace function is_content_open(kind smallint, content text, person text, places text[], joined_at timestamptz,
  as_of timestamptz) returns boolean language sql stable as $$
  select case kind
    when 1 then exists (select from course where course.id = content and course.state = 'published'
      and (course.position_id is not null or is_in_audience(course.audience, person, places, joined_at)))
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

-- As 0414 says it, with subjects since an instant and any class of a series.
create or replace function content_finished_at(kind smallint, content text, person text, since timestamptz, as_of timestamptz)
returns timestamptz language sql stable as $$
  select case kind
    when 1 then (select min(run.finished_at) from study_run run where run.course_id = content and run.member_id = person
      and run.finished_at > coalesce(since, '-infinity') and run.finished_at <= as_of)
    -- Without a pass mark handing in is passing (`exam_outcome`).
    when 3 then (select min(done.at) from exam_attempt attempt
        cross join lateral (select case when attempt.annulled_at <= as_of then null
          when attempt.settings ->> 'passPercent' is null then attempt.ended_at
          when coalesce(attempt.pass_lost_at > as_of, true) then attempt.passed_at end as at) done
      where attempt.exam_id = content and attempt.member_id = person
        and done.at > coalesce(since, '-infinity') and done.at <= as_of)
    -- What cannot be done again counts as it was, from where the run began: it would begin the next one at once.
    when 2 then (select max(case when since is null
          then (select progress.finished_at from subject_progress(run.version_id, person, run.id, as_of) progress)
          else (select greatest(outcome.finished_at, since) from subject_outcome_since(run.version_id, person, run.id, as_of,
            since) outcome where outcome.is_done) end)
      from subject_run run where run.subject_id = content and run.member_id = person)
    when 6 then series_attended_at(content, person, since, as_of)
    else (select state.finished_at from content_state(kind, content, person, member_places(person), null, null, null, as_of)
        state where is_content_done(kind, state.status)) end
$$;

-- As 0210 says it. In a run that asks for it anew a class is not left out because the next one is not planned yet.
create or replace function assignment_items(rule text, person text, since timestamptz, as_of timestamptz)
returns table (ordinal integer, business_type smallint, business_id text, title text, is_asked boolean,
  finished_at timestamptz)
language sql stable as $$
  with learner as materialized (
    select member.id, member.created_at as joined_at, member_places(member.id) as places from member where member.id = person
  )
  select item.ordinal, item.business_type, item.business_id, item.title,
    done.at is not null
      or is_content_open(item.business_type, item.business_id, learner.id, learner.places, learner.joined_at, as_of)
      -- Begun before it was closed to them: it can be gone on with.
      or item.business_type = 1 and exists (select from study_run run join course on course.id = run.course_id
        where run.course_id = item.business_id and run.member_id = learner.id and run.closed_at is null
          and course.state = 'published')
      -- Whoever was at one of its series waits for the next one.
      or item.business_type = 6 and since is not null
        and series_attended_at(item.business_id, learner.id, null, as_of) is not null,
    done.at
  from learner join assignment_item item on item.rule_id = rule
    cross join lateral (select content_finished_at(item.business_type, item.business_id, learner.id, since, as_of) as at) done
$$;

-- As 0250 says it, with classes: in a renewal one that was held since its opening.
create or replace function certificate_content(kind smallint, content text, person text, since timestamptz, as_of timestamptz)
returns table (is_done boolean, is_available boolean, finished_at timestamptz, mark integer, shown_mark integer)
language sql stable as $$
  select coalesce(is_content_done(kind, state.status), false), coalesce(state.is_available, false), state.finished_at,
    content_mark(kind, content, person, as_of, false), content_mark(kind, content, person, as_of, true)
  from member
    left join lateral content_state(kind, content, person, member_places(person), member.created_at, null, null, as_of) state
      on true
  where member.id = person and kind <> 6 and (since is null or kind not in (1, 3))
  union all
  select done.at is not null, coalesce(course.state = 'published', false), done.at, done.mark, done.shown_mark
  from (
    select min(run.finished_at) as at, max(study_mark(run.id, as_of, false)) as mark,
      max(study_mark(run.id, as_of, true)) as shown_mark
    from study_run run
    where run.course_id = content and run.member_id = person and run.finished_at between since and as_of
  ) done left join course on course.id = content
  where kind = 1 and since is not null
  union all
  select outcome.status = 1, coalesce(exam.state = 'published' and coalesce(exam.closes_at > as_of, true), false),
    outcome.finished_at, outcome.mark, outcome.shown_mark
  from exam_outcome_since(content, person, as_of, since) outcome left join exam on exam.id = content
  where kind = 3 and since is not null
  union all
  select attended.at is not null, attended.at is not null or coalesce(held.is_available, false), attended.at, null, null
  from member
    cross join lateral (select series_attended_at(content, person, since, as_of) as at) attended
    cross join lateral (
      select bool_or(state.is_available) as is_available
      from training_class asked
        join training_class class on class.series_id = asked.series_id and coalesce(class.ends_at > since, true)
        cross join lateral content_state(6::smallint, class.id, person, member_places(person), member.created_at, null, null,
          as_of) state
      where asked.id = content
    ) held
  where member.id = person and kind = 6
$$;

-- As 0424 says it, of any class of the series that counted for the award.
create or replace function is_attendance_fallen(award text, class text, as_of timestamptz) returns boolean language sql stable as $$
  select series_attended_at(class, own.member_id, renewal.opened_at, as_of) is null and exists (
      select from training_class asked
        join training_class held on held.series_id = asked.series_id and coalesce(held.ends_at > renewal.opened_at, true)
        join class_meeting meeting on meeting.class_id = held.id
        cross join lateral (
          select entry.state from class_attendance_entry entry
          where entry.meeting_id = meeting.id and entry.member_id = own.member_id and entry.recorded_at <= own.issued_at
          order by entry.recorded_at desc, entry.id desc limit 1
        ) before
        cross join lateral (
          select entry.state from class_attendance_entry entry
          where entry.meeting_id = meeting.id and entry.member_id = own.member_id and entry.recorded_at <= as_of
          order by entry.recorded_at desc, entry.id desc limit 1
        ) latest
      where asked.id = class and (before.state in ('present', 'late') and latest.state in ('excused', 'absent')
        or before.state = 'excused' and latest.state = 'absent'))
  from certificate_award own
    left join certificate_renewal renewal on renewal.certificate_id = own.certificate_id
      and renewal.member_id = own.member_id and renewal.run = own.run
  where own.id = award
$$;

-- What is said of one class is looked at for all of its series.
create or replace function check_certificates_of_attendance() returns trigger language plpgsql as $$
begin
  perform check_certificates_of(6::smallint, sibling.id, new.member_id)
  from class_meeting meeting join training_class own on own.id = meeting.class_id
    join training_class sibling on sibling.series_id = own.series_id
  where meeting.id = new.meeting_id;
  if new.state in ('excused', 'absent') then
    insert into certificate_check (tenant_id, certificate_id, member_id)
    select award.tenant_id, award.certificate_id, award.member_id
    from certificate_award award join certificate on certificate.id = award.certificate_id
    where award.member_id = new.member_id and award.revoked_at is null and award.replaced_by is null
      and certificate.regrade_rule = 'revoke';
  end if;
  return null;
end $$;

create or replace function check_certificates_of_meetings() returns trigger language plpgsql as $$
begin
  perform check_certificates_of(6::smallint, asked.business_id, attendant.member_id)
  from (
    select distinct requirement.business_id from certificate_requirement requirement
      join training_class sibling on sibling.id = requirement.business_id and sibling.series_id = new.series_id
    where requirement.business_type = 6
  ) asked, (
    select distinct entry.member_id from class_attendance_entry entry
      join class_meeting meeting on meeting.id = entry.meeting_id
    where meeting.class_id = new.id
  ) attendant;
  return null;
end $$;
