-- ENUM-11, D-174: a class is content of paths and subjects, too: done by attending it.
alter table position_section drop constraint position_section_business_type_check;
alter table position_section add constraint position_section_business_type_check
  check (business_type in (1, 3, 4, 6, 11, 15));
alter table subject_item drop constraint subject_item_business_type_check;
alter table subject_item add constraint subject_item_business_type_check check (business_type in (1, 3, 4, 6, 11, 15));
create index position_section_class on position_section (business_id) where business_type = 6;
create index subject_item_class on subject_item (business_id) where business_type = 6;

-- As 0147 says it; also whether they were excused from all of it, and since when they had attended it all: a later entry that
-- says the same moves nothing.
drop function class_outcome(text, text, timestamptz);
create function class_outcome(class text, person text, as_of timestamptz)
returns table (meeting_count integer, attended_count integer, is_attended boolean, is_excused boolean, attended_at timestamptz)
language sql stable as $$
  select count(*)::integer, (count(*) filter (where latest.state in ('present', 'late')))::integer,
    coalesce(bool_and(coalesce(latest.state in ('present', 'late', 'excused'), false)), false)
      and coalesce(bool_or(latest.state in ('present', 'late')), false),
    coalesce(bool_and(coalesce(latest.state = 'excused', false)), false),
    max(coalesce(held.since, latest.recorded_at))
  from class_meeting meeting
    left join lateral (
      select entry.state, entry.recorded_at from class_attendance_entry entry
      where entry.meeting_id = meeting.id and entry.member_id = person and entry.recorded_at <= as_of
      order by entry.recorded_at desc, entry.id desc limit 1
    ) latest on true
    left join lateral (
      select min(entry.recorded_at) as since from class_attendance_entry entry
      -- Of most meetings nothing is said yet: nothing more is looked for.
      where latest.state is not null and entry.meeting_id = meeting.id and entry.member_id = person
        and entry.recorded_at <= as_of
        and entry.recorded_at > coalesce((
          select max(absence.recorded_at) from class_attendance_entry absence
          where absence.meeting_id = meeting.id and absence.member_id = person and absence.recorded_at <= as_of
            and absence.state = 'absent'), '-infinity')
    ) held on true
  where meeting.class_id = class
$$;

create or replace function content_state(kind smallint, content text, person text, places text[], joined_at timestamptz,
  opened timestamptz, confirmed timestamptz, as_of timestamptz)
returns table (status smallint, begun_at timestamptz, finished_at timestamptz, study_seconds integer, is_available boolean)
language sql stable as $$
  -- A course: any run of it that was finished, also before.
  select (case when done.at is not null then 2 when done.begun_at is not null then 1 else 0 end)::smallint,
    done.begun_at, done.at, done.seconds,
    done.at is not null or coalesce(course.state = 'published'
      and (course.position_id is not null or is_in_audience(course.audience, person, places, joined_at)), false)
  from (
    select min(study_run.opened_at) as begun_at, min(study_run.finished_at) filter (where study_run.finished_at <= as_of) as at,
      coalesce(sum(played.seconds), 0)::integer as seconds
    from study_run
      left join lateral (select sum(section_progress.study_seconds) as seconds from section_progress
        where section_progress.run_id = study_run.id) played on true
    where study_run.course_id = content_state.content and study_run.member_id = person and study_run.opened_at <= as_of
  ) done left join course on course.id = content_state.content
  where content_state.kind = 1
  union all
  -- An exam: passed. One that was withdrawn, or ended before they took it, is not asked for; one they failed is.
  select outcome.status, outcome.begun_at, outcome.finished_at, outcome.seconds,
    outcome.status = 1 or outcome.is_answering or outcome.is_marking or (exam.state = 'published'
      and (outcome.attempt_count > 0 or coalesce(exam.closes_at > as_of, true) and (
        is_in_audience(exam.published -> 'audience', person, places, joined_at)
        or exists (select from exam_invitation invitation
          where invitation.exam_id = exam.id and invitation.member_id = person))))
  from exam cross join lateral exam_outcome(exam.id, person, as_of) outcome
  where content_state.kind = 3 and exam.id = content_state.content
  union all
  -- A survey: taken part, of which the day alone is known.
  select (taken.day is not null)::integer::smallint, taken.at, taken.at, null,
    taken.day is not null or (survey.state = 'open' and (
      exists (select from survey_audience where survey_audience.survey_id = survey.id
        and (survey_audience.member_id = person or survey_audience.organization_id = any (places)))
      or exists (select from survey_invitation invitation
        where invitation.survey_id = survey.id and invitation.member_id = person)))
  from survey
    left join lateral (
      select own.day, own.day::timestamp at time zone survey.time_zone as at from survey_participation own
      where own.survey_id = survey.id and own.member_id = person
        and own.day::timestamp at time zone survey.time_zone <= as_of) taken on true
  where content_state.kind = 4 and survey.id = content_state.content
  union all
  -- A live: there for half of it or ten minutes, or its replay watched.
  select (coalesce(there.is_enough, false) or coalesce(confirmed <= as_of, false))::integer::smallint,
    least(there.first_at, opened),
    case when there.is_enough then there.last_at else case when confirmed <= as_of then confirmed end end,
    there.seconds,
    there.is_enough or confirmed is not null or (live.status in (1, 2, 3) and (live.share_scope = 1
      or (live.share_scope = 2 and live.organization_id = any (places))
      or exists (select from live_person where live_person.live_id = live.id and live_person.member_id = person)))
  from live
    cross join lateral (
      select min(visit.entered_at) as first_at, max(coalesce(visit.left_at, visit.seen_at)) as last_at,
        coalesce(sum(stay.seconds), 0)::integer as seconds,
        -- Half of a live is known when it is over; while it is on, ten minutes are asked for.
        coalesce(sum(stay.seconds) >= least(600, extract(epoch from live.ended_at - live.started_at) / 2), false)
          as is_enough
      from live_visit visit
        cross join lateral (select greatest(0, extract(epoch from
          least(coalesce(visit.left_at, visit.seen_at), live.ended_at, as_of)
          - greatest(visit.entered_at, live.started_at))) as seconds) stay
      where visit.live_id = live.id and visit.person_key = 'm:' || person and visit.entered_at <= as_of
        and live.started_at <= as_of
    ) there
  where content_state.kind = 15 and live.id = content_state.content
  union all
  -- A class: attended. One that was missed is still asked for; one that is closed to them, cancelled or over without them,
  -- or that they were excused from, is not.
  select outcome.is_attended::integer::smallint, own.applied_at,
    case when outcome.is_attended then outcome.attended_at end, null,
    outcome.is_attended or (training.state = 'published' and case
      when training.ends_at <= as_of then own.state = 'enrolled' and not outcome.is_excused
      when own.state is not null then true
      else coalesce(training.closes_at, training.starts_at) > as_of and (
        is_in_audience(training.audience, person, places, joined_at)
        or exists (select from class_invitation invitation
          where invitation.class_id = training.id and invitation.member_id = person)) end)
  from training_class training
    cross join lateral class_outcome(training.id, person, as_of) outcome
    left join class_enrolment own on own.class_id = training.id and own.member_id = person
      and own.state in ('applied', 'enrolled', 'waiting') and own.applied_at <= as_of
  where content_state.kind = 6 and training.id = content_state.content
  union all
  -- A link: read, and said so.
  select (coalesce(confirmed <= as_of, false))::integer::smallint, opened,
    case when confirmed <= as_of then confirmed end, null, true
  where content_state.kind = 11
$$;

-- What somebody finished with a class stays finished when their attendance no longer is what it was just before `at`.
create function keep_attended_class(class text, person text, at timestamptz) returns void language sql as $$
  insert into position_section_state (run_id, section_key, tenant_id, opened_at, kept_at)
  select run.id, section.key, run.tenant_id, at, at
  from position_run run
    join position_section section on section.version_id = run.version_id and section.business_type = 6
      and section.business_id = class
    cross join lateral position_progress(run.id, at - interval '1 millisecond') progress
  where run.member_id = person and run.closed_at is null
    and (run.audit_state in ('waiting', 'agreed') or progress.percentage = 100)
    and (select is_attended from class_outcome(class, person, at - interval '1 millisecond'))
  on conflict (run_id, section_key) do update set kept_at = excluded.kept_at;

  insert into subject_item_state (run_id, item_key, tenant_id, opened_at, kept_at)
  select run.id, item.key, run.tenant_id, at, at
  from subject_run run
    join subject_item item on item.version_id = run.version_id and item.business_type = 6 and item.business_id = class
    cross join lateral subject_progress(run.version_id, person, run.id, at - interval '1 millisecond') progress
  where run.member_id = person and progress.status = 2
    and (select is_attended from class_outcome(class, person, at - interval '1 millisecond'))
  on conflict (run_id, item_key) do update set kept_at = excluded.kept_at;
$$;

create function is_class_content(class text) returns boolean language sql stable as $$
  select exists (select from position_section where business_type = 6 and business_id = class)
    or exists (select from subject_item where business_type = 6 and business_id = class)
$$;

create or replace function follow_class_attendance() returns trigger language plpgsql as $$
declare
  class text := (select class_id from class_meeting where id = new.meeting_id);
begin
  -- Most classes are in nothing.
  if exists (select from course_section where class_id = class) then
    perform follow_class_outcome(class, new.member_id, new.recorded_at);
  end if;
  if new.state in ('excused', 'absent') and is_class_content(class)
    and not (select is_attended from class_outcome(class, new.member_id, 'infinity')) then
    perform keep_attended_class(class, new.member_id, new.recorded_at);
  end if;
  return null;
end $$;

-- A further meeting is missing to everybody who had been at all before it, so whoever finished with them is found before it is
-- written. Its class is saved before its meetings, and says when.
create function keep_before_meeting() returns trigger language plpgsql as $$
begin
  if is_class_content(new.class_id) and not exists (select from class_meeting where id = new.id) then
    perform keep_attended_class(new.class_id, attendant.member_id,
      (select updated_at from training_class where id = new.class_id))
    from (
      select distinct entry.member_id from class_attendance_entry entry
        join class_meeting meeting on meeting.id = entry.meeting_id
      where meeting.class_id = new.class_id order by entry.member_id
    ) attendant;
  end if;
  return new;
end $$;
create trigger class_meeting_kept before insert on class_meeting for each row execute function keep_before_meeting();
