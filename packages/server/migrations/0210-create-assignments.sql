-- D-180, C-23: what everybody must learn. A rule says who, what and by when; every person has a duty of it, run after run. The
-- changes of a duty are entries that never change, so that a report as of any day reads what was true then. Whatever may change
-- somebody's duties appends to `assignment_check`; a job decides.
create table assignment_rule (
  id text primary key,
  tenant_id text not null references organization (id),
  author_id text not null references member (id),
  state text not null default 'draft' check (state in ('draft', 'active', 'ended')),
  title text not null check (length(title) between 1 and 100),
  search_text text not null generated always as (search_form(title)) stored,
  introduction text not null,
  -- `CourseAudience` of the contract.
  audience jsonb not null,
  -- `DeadlineRule` of the contract.
  deadline jsonb not null,
  grace_days smallint not null check (grace_days between 0 and 365),
  recurrence_months smallint check (recurrence_months between 1 and 120),
  counts_earlier boolean not null,
  pauses boolean not null,
  revision integer not null default 1,
  activated_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state <> 'active' or activated_at is not null),
  check ((state = 'ended') = (ended_at is not null))
);
create index assignment_rule_changed on assignment_rule (tenant_id, updated_at desc, id);
create index assignment_rule_active on assignment_rule (tenant_id, id) where state = 'active';
select guard_tenant('assignment_rule');

create table assignment_item (
  rule_id text not null references assignment_rule (id),
  ordinal integer not null,
  tenant_id text not null references organization (id),
  -- ENUM-11: 1 course, 2 subject, 3 exam, 4 survey, 6 class, 15 live.
  business_type smallint not null check (business_type in (1, 2, 3, 4, 6, 15)),
  business_id text not null,
  title text not null,
  primary key (rule_id, ordinal)
);
create index assignment_item_content on assignment_item (business_type, business_id);
select guard_tenant('assignment_item');

-- The job that brings everybody's duties in line with a rule, for whoever waits for it.
create table assignment_work (
  rule_id text primary key references assignment_rule (id),
  tenant_id text not null references organization (id),
  -- Counts the jobs: one that was overtaken by the next stops.
  round integer not null,
  total integer not null,
  done integer not null,
  started_at timestamptz not null,
  finished_at timestamptz
);
select guard_tenant('assignment_work');

create table assignment_duty (
  id text primary key,
  tenant_id text not null references organization (id),
  rule_id text not null references assignment_rule (id),
  member_id text not null references member (id),
  number integer not null check (number > 0),
  state text not null check (state in ('open', 'paused', 'done', 'exempt', 'closed')),
  -- Their first organisation, as of the last change.
  organization_id text not null references organization (id),
  -- Days of the calendar where the zone of the rule is: the first run began, and this one is due.
  first_day text not null check (first_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  due_day text not null check (due_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  due_at timestamptz not null,
  -- Due and its days of grace.
  late_at timestamptz not null check (late_at >= due_at),
  -- Only what is done after it counts; null: whatever was done.
  counts_since timestamptz,
  opened_at timestamptz not null,
  paused_at timestamptz,
  -- When the last content was done, also before the duty came.
  finished_at timestamptz,
  -- When the next run begins.
  next_at timestamptz,
  close_reason text check (close_reason in ('moved', 'left', 'ended')),
  -- Whoever said by hand that it is done, or that it need not be.
  settled_by text references member (id),
  changed_at timestamptz not null,
  unique (rule_id, member_id, number),
  check ((state = 'paused') = (paused_at is not null)),
  check ((state = 'closed') = (close_reason is not null)),
  check ((state = 'done') = (finished_at is not null))
);
-- However many jobs evaluate at once, nobody has the same duty twice.
create unique index assignment_duty_standing on assignment_duty (rule_id, member_id) where state in ('open', 'paused');
create index assignment_duty_member on assignment_duty (member_id, due_at, id);
create index assignment_duty_list on assignment_duty (rule_id, due_at, id);
create index assignment_duty_late on assignment_duty (late_at, id) where state = 'open';
create index assignment_duty_due on assignment_duty (due_at, id) where state = 'open';
create index assignment_duty_next on assignment_duty (next_at) where next_at is not null;
create index assignment_duty_paused on assignment_duty (member_id) where state = 'paused';
select guard_tenant('assignment_duty');

-- A duty as it was from an instant on.
create table assignment_entry (
  id bigint generated always as identity primary key,
  tenant_id text not null references organization (id),
  duty_id text not null references assignment_duty (id),
  rule_id text not null references assignment_rule (id),
  state text not null check (state in ('open', 'paused', 'done', 'exempt', 'closed')),
  organization_id text not null references organization (id),
  due_at timestamptz not null,
  late_at timestamptz not null,
  close_reason text,
  at timestamptz not null
);
create index assignment_entry_latest on assignment_entry (duty_id, at desc, id desc);
create index assignment_entry_rule on assignment_entry (rule_id, duty_id, at desc, id desc);
create index assignment_entry_tenant on assignment_entry (tenant_id, duty_id, at desc, id desc);
create trigger assignment_entry_stays before update or delete on assignment_entry
  for each row execute function refuse_change();
select guard_tenant('assignment_entry');

-- Whoever changes a duty, its history is written with it.
create function log_assignment_duty() returns trigger language plpgsql as $$
begin
  insert into assignment_entry (tenant_id, duty_id, rule_id, state, organization_id, due_at, late_at, close_reason, at)
  values (new.tenant_id, new.id, new.rule_id, new.state, new.organization_id, new.due_at, new.late_at, new.close_reason,
    new.changed_at);
  return null;
end $$;
create trigger assignment_duty_opened after insert on assignment_duty
  for each row execute function log_assignment_duty();
create trigger assignment_duty_changed after update on assignment_duty for each row
  when ((new.state, new.organization_id, new.due_at, new.late_at)
    is distinct from (old.state, old.organization_id, old.due_at, old.late_at))
  execute function log_assignment_duty();

-- What is over never changes: the next run is a row of its own.
create function keep_assignment_duty() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state in ('done', 'exempt', 'closed') and to_jsonb(new) <> to_jsonb(old) then
    raise exception 'a duty that is over stays as it is' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger assignment_duty_kept before update or delete on assignment_duty
  for each row execute function keep_assignment_duty();

-- Days somebody is away for: duties of rules that pause wait meanwhile.
create table assignment_absence (
  id text primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id),
  first_day text not null,
  last_day text not null check (last_day >= first_day),
  time_zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  entered_by text not null references member (id),
  entered_at timestamptz not null,
  cancelled_at timestamptz,
  cancelled_by text references member (id)
);
create index assignment_absence_member on assignment_absence (member_id, starts_at desc, id);
create index assignment_absence_standing on assignment_absence (starts_at, ends_at) where cancelled_at is null;
select guard_tenant('assignment_absence');

create function is_absent(person text, as_of timestamptz) returns boolean language sql stable as $$
  select exists (select from assignment_absence absence
    where absence.member_id = person and absence.cancelled_at is null
      and absence.starts_at <= as_of and absence.ends_at > as_of)
$$;

-- People whose duties may have changed. Only added to and deleted: a row that were updated could lose an event that commits
-- after the job has read.
create table assignment_check (
  id bigint generated always as identity primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  tries smallint not null default 0
);
create index assignment_check_member on assignment_check (member_id);
select guard_tenant('assignment_check');

create function check_assignments_of(tenant text, person text) returns void language sql as $$
  insert into assignment_check (tenant_id, member_id)
  select tenant, person where exists (select from assignment_rule where tenant_id = tenant and state = 'active')
$$;
-- For tables with a person of their own in `member_id`.
create function check_assignments() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- A person who is deleted takes their organisations along, and has no duties.
    perform check_assignments_of(old.tenant_id, old.member_id) from member where id = old.member_id;
  else
    perform check_assignments_of(new.tenant_id, new.member_id);
  end if;
  return null;
end $$;
create function check_assignments_of_member() returns trigger language plpgsql as $$
begin
  perform check_assignments_of(new.tenant_id, new.id);
  return null;
end $$;
create trigger member_came_assigned after insert on member
  for each row execute function check_assignments_of_member();
create trigger member_moved_assigned after update of organization_id, state on member for each row
  when ((new.organization_id, new.state) is distinct from (old.organization_id, old.state))
  execute function check_assignments_of_member();
create trigger member_organization_assigned after insert or delete on member_organization
  for each row execute function check_assignments();
create trigger position_holder_assigned after insert or update of until on position_holder
  for each row execute function check_assignments();
create trigger attention_assigned after insert on attention
  for each row when (new.target_type = 2) execute function check_assignments();
create trigger attention_left_assigned after delete on attention
  for each row when (old.target_type = 2) execute function check_assignments();
create trigger assignment_absence_assigned after insert or update of cancelled_at on assignment_absence
  for each row execute function check_assignments();

-- Organisations that move take everybody below them along.
create function check_assignments_of_place() returns trigger language plpgsql as $$
begin
  insert into assignment_check (tenant_id, member_id)
  select member.tenant_id, member.id from member
  where member.organization_id = new.id
    and exists (select from assignment_rule where tenant_id = new.tenant_id and state = 'active')
  union all
  select further.tenant_id, further.member_id from member_organization further
  where further.organization_id = new.id
    and exists (select from assignment_rule where tenant_id = new.tenant_id and state = 'active');
  return null;
end $$;
create trigger organization_moved_assigned after update of path on organization
  for each row when (new.path is distinct from old.path) execute function check_assignments_of_place();

-- What was learned matters to whoever has a duty. Surveys append nothing, since a row would say when somebody answered; they
-- and lives are found by the night.
create function check_open_duties() returns trigger language plpgsql as $$
begin
  if exists (select from assignment_duty duty where duty.member_id = new.member_id and duty.state in ('open', 'paused')) then
    insert into assignment_check (tenant_id, member_id) values (new.tenant_id, new.member_id);
  end if;
  return null;
end $$;
create trigger study_run_assigned after update of finished_at on study_run
  for each row when (new.finished_at is distinct from old.finished_at) execute function check_open_duties();
create trigger exam_attempt_assigned after update of result on exam_attempt
  for each row when (new.result is distinct from old.result) execute function check_open_duties();
create trigger class_attendance_assigned after insert on class_attendance_entry
  for each row execute function check_open_duties();
create function check_open_duties_of_run() returns trigger language plpgsql as $$
begin
  insert into assignment_check (tenant_id, member_id)
  select run.tenant_id, run.member_id from subject_run run
  where run.id = new.run_id and exists (
    select from assignment_duty duty where duty.member_id = run.member_id and duty.state in ('open', 'paused'));
  return null;
end $$;
create trigger subject_item_state_assigned after insert or update of confirmed_at, kept_at on subject_item_state
  for each row execute function check_open_duties_of_run();
create trigger subject_exemption_assigned after update of state on subject_exemption
  for each row when (new.state = 'agreed') execute function check_open_duties_of_run();

-- Asked of one person after the other: from their organisations to all above them, instead of through all organisations.
create or replace function member_places(person text) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct place), '{}')
  from (select organization_id from member where member.id = person
      union all select organization_id from member_organization where member_organization.member_id = person) own
    join organization on organization.id = own.organization_id, unnest(organization.path) as place
$$;

-- `isInCourseAudience` of the contract for everybody at once, or for some people: those who are members still.
create function audience_members(tenant text, audience jsonb, people text[]) returns setof text language sql stable as $$
  select member.id from member
  where member.tenant_id = tenant and member.state = 'active' and (people is null or member.id = any (people))
    and coalesce((audience ->> 'joinedSince')::bigint <= extract(epoch from member.created_at) * 1000, true)
    and ((audience ->> 'isEveryone')::boolean or audience -> 'memberIds' ? member.id
      or member.organization_id in (select place.id from organization place
        where place.tenant_id = tenant and audience -> 'organizationIds' ?| place.path)
      or member.id in (select further.member_id from organization place
          join member_organization further on further.organization_id = place.id
        where place.tenant_id = tenant and audience -> 'organizationIds' ?| place.path)
      or member.id in (select holder.member_id from jsonb_array_elements_text(audience -> 'positionIds') named (id)
        join position_holder holder on holder.position_id = named.id and holder.until is null)
      or member.id in (select attention.member_id from jsonb_array_elements_text(audience -> 'topicIds') named (id)
        join attention on attention.target_type = 2 and attention.target_id = named.id))
$$;

-- Everybody who could begin a content now, by its kind (ENUM-11); `is_content_open` of one person.
create function content_members(kind smallint, content text, as_of timestamptz) returns setof text language sql stable as $$
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
  select reached from training_class class, audience_members(class.tenant_id, class.audience, null) reached
    where content_members.kind = 6 and class.id = content_members.content and class.state = 'published' and class.ends_at > as_of
  union all
  select person.member_id from training_class class join (
      select class_id, member_id from class_invitation
      union all select class_id, member_id from class_enrolment where state in ('enrolled', 'waiting')
    ) person on person.class_id = class.id
    where content_members.kind = 6 and class.id = content_members.content and class.state = 'published' and class.ends_at > as_of
  union all
  select reached from live, audience_members(live.tenant_id, jsonb_build_object('isEveryone', live.share_scope = 1,
      'memberIds', (select coalesce(jsonb_agg(live_person.member_id), '[]') from live_person where live_person.live_id = live.id),
      'organizationIds', case when live.share_scope = 2 then jsonb_build_array(live.organization_id) else '[]'::jsonb end,
      'positionIds', '[]'::jsonb, 'topicIds', '[]'::jsonb), null) reached
    where content_members.kind = 15 and live.id = content_members.content and live.status in (1, 2, 3)
$$;

-- Whether somebody could begin a content now, by its kind (ENUM-11). A class that is over is open to nobody.
create function is_content_open(kind smallint, content text, person text, places text[], joined_at timestamptz,
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
    when 6 then exists (select from training_class class where class.id = content and class.state = 'published'
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

-- When somebody did a content, by its kind; of what can be done again the first time after an instant. Null: not yet.
create function content_finished_at(kind smallint, content text, person text, since timestamptz, as_of timestamptz)
returns timestamptz language sql stable as $$
  select case kind
    when 1 then (select min(run.finished_at) from study_run run where run.course_id = content and run.member_id = person
      and run.finished_at > coalesce(since, '-infinity') and run.finished_at <= as_of)
    -- Without a pass mark handing in is passing (`exam_outcome`).
    when 3 then (select min(done.at) from exam_attempt attempt
        cross join lateral (select case when attempt.settings ->> 'passPercent' is null then attempt.ended_at
          when coalesce(attempt.pass_lost_at > as_of, true) then attempt.passed_at end as at) done
      where attempt.exam_id = content and attempt.member_id = person
        and done.at > coalesce(since, '-infinity') and done.at <= as_of)
    when 2 then (select max(progress.finished_at) from subject_run run
        cross join lateral subject_progress(run.version_id, person, run.id, as_of) progress
      where run.subject_id = content and run.member_id = person)
    when 6 then (select max(entry.recorded_at) from class_meeting meeting
        join class_attendance_entry entry on entry.meeting_id = meeting.id and entry.member_id = person
      where meeting.class_id = content and entry.recorded_at <= as_of
        and (select is_attended from class_outcome(content, person, as_of)))
    else (select state.finished_at from content_state(kind, content, person, member_places(person), null, null, null, as_of)
        state where is_content_done(kind, state.status)) end
$$;

-- What a rule asks of somebody. What is not open to them is not asked for, unless they have done it.
create function assignment_items(rule text, person text, since timestamptz, as_of timestamptz)
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
          and course.state = 'published'),
    done.at
  from learner join assignment_item item on item.rule_id = rule
    cross join lateral (select content_finished_at(item.business_type, item.business_id, learner.id, since, as_of) as at) done
$$;

-- Done when everything that is asked is. A duty of which nothing can be done stays open: somebody has to decide about it.
create function assignment_progress(rule text, person text, since timestamptz, as_of timestamptz)
returns table (asked_count integer, finished_count integer, is_complete boolean, finished_at timestamptz)
language sql stable as $$
  select (count(*) filter (where is_asked))::integer, count(item.finished_at)::integer,
    coalesce(bool_and(item.finished_at is not null) filter (where is_asked), false), max(item.finished_at)
  from assignment_items(rule, person, since, as_of) item
$$;

-- About how many minutes a content takes somebody; a page or a picture counts as one. Null: unknown.
create function content_minutes(kind smallint, content text) returns integer language sql stable as $$
  select case kind
    when 1 then (select ceil(sum(case
        when section.type in (5, 6) then section.unit_count / 60.0
        when section.type in (1, 7, 14) then section.unit_count
        when section.type = 9 then coalesce((exam.published -> 'settings' ->> 'lengthMinutes')::numeric, 30)
        when section.type = 15 then coalesce(live.estimate_duration, 60)
        when section.text is not null then greatest(1, length(section.text) / 400.0)
        else 5 end))::integer
      from course join course_section section on section.version_id = course.version_id and section.is_required
        left join exam on exam.id = section.exam_id left join live on live.id = section.live_id
      where course.id = content)
    when 2 then (select sum(content_minutes(item.business_type, item.business_id))::integer
      from subject join subject_item item on item.version_id = subject.version_id and item.is_required
      where subject.id = content and item.business_type <> 2)
    when 3 then (select (exam.published -> 'settings' ->> 'lengthMinutes')::integer from exam where exam.id = content)
    when 4 then (select greatest(1, jsonb_array_length(survey.questions) / 2) from survey where survey.id = content)
    when 6 then (select (sum(extract(epoch from meeting.ends_at - meeting.starts_at)) / 60)::integer
      from class_meeting meeting where meeting.class_id = content)
    when 15 then (select live.estimate_duration from live where live.id = content) end
$$;
