-- An exam as a section of a course, a path or a subject. Whoever opens the section of a course may take the exam, whether or
-- not it was meant for them; those invitations stand beside the audience its author chose, as with surveys.
alter table course_section add column exam_id text references exam (id);
alter table course_section drop constraint course_section_source;
alter table course_section add constraint course_section_source
  check (num_nonnulls(file_id, text, url, survey_id, live_id, exam_id) = 1);
create index course_section_exam on course_section (exam_id) where exam_id is not null;

create table exam_invitation (
  exam_id text not null references exam (id),
  member_id text not null references member (id),
  tenant_id text not null references organization (id),
  primary key (exam_id, member_id)
);
create index exam_invitation_member on exam_invitation (member_id);
select guard_tenant('exam_invitation');

-- When an attempt came to the result it has: marks by hand and regrades come later than its end. And since when it was passed,
-- also after a regrade took the pass away: an instant in between is answered as it was.
alter table exam_attempt add column settled_at timestamptz, add column passed_at timestamptz,
  add column pass_lost_at timestamptz;
update exam_attempt set settled_at = ended_at, passed_at = case when result = 'passed' then ended_at end;
do $$ begin
  assert not exists (select from exam_attempt where settled_at is distinct from ended_at), 'an attempt that ended is settled';
end $$;

create function note_exam_pass() returns trigger language plpgsql as $$
begin
  if new.result is null then
    new.settled_at := null; new.passed_at := null; new.pass_lost_at := null;
  elsif new.result = 'passed' then
    new.passed_at := coalesce(old.passed_at, new.settled_at); new.pass_lost_at := null;
  elsif old.passed_at is not null then
    new.pass_lost_at := coalesce(old.pass_lost_at, new.settled_at);
  end if;
  return new;
end $$;
create trigger exam_attempt_passed before update of result on exam_attempt
  for each row when (new.result is distinct from old.result) execute function note_exam_pass();

-- Somebody's attempts of an exam as of an instant. 1 passed, 2 failed, 0 neither (D-174); without a pass mark handing in is
-- passing. The mark is the best one in whole percent, rounded down as the pass mark is asked for. `shown_mark` counts only
-- what takers may see by then (`revealOf` of the contract). Sections, paths, subjects and reports read this function.
create function exam_outcome(exam text, person text, as_of timestamptz)
returns table (status smallint, begun_at timestamptz, finished_at timestamptz, seconds integer, attempt_count integer,
  is_answering boolean, is_marking boolean, mark integer, shown_mark integer)
language sql stable as $$
  with own as (
    select attempt.started_at, attempt.settled_at, attempt.result, attempt.ended_at,
      case when attempt.settings ->> 'passPercent' is null then attempt.ended_at
        when coalesce(attempt.pass_lost_at > as_of, true) then attempt.passed_at end as done_at,
      case when attempt.result <> 'marking' and attempt.settled_at <= as_of
        then greatest(0, floor(attempt.score::numeric / (attempt.point_sum * 100)))::integer end as mark,
      (attempt.settings ->> 'showsMark')::boolean and (attempt.settings ->> 'revealTime' = 'handIn'
        or attempt.settings ->> 'revealTime' = 'closing' and limits.over_at < as_of and not exists (
          select from exam_attempt other where other.exam_id = attempt.exam_id and other.ended_at is null)) as is_shown
    from exam_attempt attempt
      join exam on exam.id = attempt.exam_id
      cross join lateral (
        select to_timestamp(((settings ->> 'closeTime')::numeric + 30000
          + case when settings ->> 'endRule' = 'lastStart' then coalesce((settings ->> 'lengthMinutes')::numeric, 0) * 60000
            else 0 end) / 1000) as over_at
        from (select exam.published -> 'settings' as settings) published
      ) limits
    where attempt.exam_id = exam_outcome.exam and attempt.member_id = person and attempt.started_at <= as_of
  )
  select (case when coalesce(bool_or(done_at <= as_of), false) then 1
      when coalesce(bool_or(result = 'failed' and settled_at <= as_of), false) then 2 else 0 end)::smallint,
    min(started_at), min(done_at) filter (where done_at <= as_of),
    coalesce(sum(extract(epoch from ended_at - started_at)) filter (where ended_at <= as_of), 0)::integer,
    count(*)::integer,
    coalesce(bool_or(ended_at is null or ended_at > as_of), false),
    coalesce(bool_or(result = 'marking' or settled_at > as_of and ended_at <= as_of), false),
    max(mark), max(mark) filter (where is_shown)
  from own
$$;

-- The mark of a run: the lowest of what was marked in it, exams by their best attempt and homework by its mark, so that "at
-- least 80" means everything. Null: nothing has a mark. `is_own`: for the learner, who sees what their exams show.
create function study_mark(run text, as_of timestamptz, is_own boolean) returns integer language sql stable as $$
  select min(mark) from (
    select case when is_own then outcome.shown_mark else outcome.mark end as mark
    from study_run
      join course_section section on section.version_id = study_run.version_id and section.exam_id is not null
      cross join lateral exam_outcome(section.exam_id, study_run.member_id, as_of) outcome
    where study_run.id = run
    union all
    select homework.score from study_run
      join homework on homework.run_id = study_run.id and homework.marked_at <= as_of
      join course_section section on section.version_id = study_run.version_id and section.key = homework.section_key
    where study_run.id = run
  ) marked
$$;

-- The mark somebody has in a content: of an exam the best, of a course that of its best run that is finished. No other kind
-- has marks.
create function content_mark(kind smallint, content text, person text, as_of timestamptz, is_own boolean)
returns integer language sql stable as $$
  select case kind
    when 3 then (select case when is_own then shown_mark else mark end from exam_outcome(content, person, as_of))
    when 1 then (select max(study_mark(study_run.id, as_of, is_own)) from study_run
      where study_run.course_id = content and study_run.member_id = person and study_run.finished_at <= as_of) end
$$;

-- What somebody finished with an exam stays finished when a regrade takes the pass away.
alter table position_section_state add column kept_at timestamptz;
alter table subject_item_state add column kept_at timestamptz;

-- Sections follow the result of an attempt itself, whoever wrote it: hand-in, clock, marker or regrade, none can forget.
create function finish_exam_sections(exam text, person text, at timestamptz) returns void language plpgsql as $$
declare
  place record;
begin
  for place in
    select run.id, run.tenant_id, section.key from course_section section
      join study_run run on run.version_id = section.version_id
    where section.exam_id = exam and run.member_id = person and run.closed_at is null
    order by run.id for no key update of run
  loop
    insert into section_progress (tenant_id, run_id, section_key, finished_at)
    values (place.tenant_id, place.id, place.key, at)
    on conflict (run_id, section_key) do update
      set finished_at = coalesce(section_progress.finished_at, excluded.finished_at);
    update study_run set finished_at = at where id = place.id and finished_at is null
      and (select required > 0 and finished = required from study_progress(place.id, at));
  end loop;
end $$;

-- A pass that is taken away is taken from what is midway, and never from what was finished with it: history stays.
create function reopen_exam_sections(exam text, person text, at timestamptz) returns void language sql as $$
  with midway as materialized (
    select run.id from study_run run
    where run.member_id = person and run.closed_at is null and run.finished_at is null
    order by run.id for no key update
  )
  update section_progress set finished_at = null
  from midway join study_run run on run.id = midway.id
    join course_section section on section.version_id = run.version_id and section.exam_id = exam
  where section_progress.run_id = run.id and section_progress.section_key = section.key;

  insert into position_section_state (run_id, section_key, tenant_id, opened_at, kept_at)
  select run.id, section.key, run.tenant_id, at, at
  from position_run run
    join position_section section on section.version_id = run.version_id and section.business_type = 3
      and section.business_id = exam
    cross join lateral position_progress(run.id, at - interval '1 millisecond') progress
  where run.member_id = person and run.closed_at is null
    and (run.audit_state in ('waiting', 'agreed') or progress.percentage = 100)
  on conflict (run_id, section_key) do update set kept_at = excluded.kept_at;

  insert into subject_item_state (run_id, item_key, tenant_id, opened_at, kept_at)
  select run.id, item.key, run.tenant_id, at, at
  from subject_run run
    join subject_item item on item.version_id = run.version_id and item.business_type = 3 and item.business_id = exam
    cross join lateral subject_progress(run.version_id, person, run.id, at - interval '1 millisecond') progress
  where run.member_id = person and progress.status = 2
  on conflict (run_id, item_key) do update set kept_at = excluded.kept_at;
$$;

create function follow_exam_attempt() returns trigger language plpgsql as $$
declare
  at timestamptz := coalesce(new.settled_at, old.settled_at);
begin
  -- Most exams are in nothing.
  if exists (select from course_section where exam_id = new.exam_id)
    or exists (select from position_section where business_type = 3 and business_id = new.exam_id)
    or exists (select from subject_item where business_type = 3 and business_id = new.exam_id) then
    if (select status = 1 from exam_outcome(new.exam_id, new.member_id, 'infinity')) then
      perform finish_exam_sections(new.exam_id, new.member_id, at);
    elsif old.passed_at is not null or old.result is not null and new.settings ->> 'passPercent' is null then
      perform reopen_exam_sections(new.exam_id, new.member_id, at);
    end if;
  end if;
  return null;
end $$;
create trigger exam_attempt_settled after update of result on exam_attempt
  for each row when (new.result is distinct from old.result) execute function follow_exam_attempt();

-- ENUM-11: exams are content of paths and subjects, too.
alter table position_section drop constraint position_section_business_type_check;
alter table position_section add constraint position_section_business_type_check
  check (business_type in (1, 3, 4, 11, 15));
alter table subject_item drop constraint subject_item_business_type_check;
alter table subject_item add constraint subject_item_business_type_check check (business_type in (1, 3, 4, 11, 15));
create index position_section_exam on position_section (business_id) where business_type = 3;
create index subject_item_exam on subject_item (business_id) where business_type = 3;

-- D-174, C-23: an exam is done when it is passed or somebody is exempt from it.
create or replace function is_content_done(kind smallint, status smallint) returns boolean language sql immutable as $$
  select case kind when 1 then status in (2, 4) when 3 then status in (1, 3) else status = 1 end
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
  -- A link: read, and said so.
  select (coalesce(confirmed <= as_of, false))::integer::smallint, opened,
    case when confirmed <= as_of then confirmed end, null, true
  where content_state.kind = 11
$$;

create or replace function position_sections(run text, as_of timestamptz)
returns table (key text, chapter_id text, ordinal integer, business_type smallint, business_id text, url text, title text,
  is_required boolean, is_available boolean, finish_status smallint, is_done boolean, begun_at timestamptz,
  finished_at timestamptz, study_seconds integer, is_confirmed boolean)
language sql stable as $$
  with walk as materialized (
    select position_run.id, position_run.version_id, position_run.member_id, member.created_at as joined_at,
      member_places(member.id) as places
    from position_run join member on member.id = position_run.member_id where position_run.id = run
  )
  select section.key, section.chapter_id, section.ordinal, section.business_type, section.business_id, section.url,
    section.title, section.is_required, coalesce(content.is_available or state.kept_at <= as_of, false),
    case when state.kept_at <= as_of then 1 else coalesce(content.status, 0) end::smallint,
    coalesce(is_content_done(section.business_type, content.status) or state.kept_at <= as_of, false),
    content.begun_at, coalesce(content.finished_at, state.kept_at), content.study_seconds,
    coalesce(content.status = 1 and state.confirmed_at = content.finished_at, false)
  from walk
    join position_section section on section.version_id = walk.version_id
    left join position_section_state state on state.run_id = walk.id and state.section_key = section.key
      and state.opened_at <= as_of
    left join lateral content_state(section.business_type, section.business_id, walk.member_id, walk.places, walk.joined_at,
      state.opened_at, state.confirmed_at, as_of) content on true
$$;

create or replace function subject_items(version text, person text, run text, as_of timestamptz)
returns table (key text, stage_id text, ordinal integer, business_type smallint, business_id text, url text, title text,
  is_required boolean, prerequisite_keys text[], is_available boolean, finish_status smallint, is_done boolean,
  is_exempt boolean, finished_at timestamptz, is_confirmed boolean)
language sql stable as $$
  with learner as materialized (
    select member.id, member.created_at as joined_at, member_places(member.id) as places from member where member.id = person
  )
  select item.key, item.stage_id, item.ordinal, item.business_type, item.business_id, item.url, item.title,
    item.is_required, item.prerequisite_keys,
    coalesce(content.is_available or state.kept_at <= as_of, false) or exemption.at is not null,
    -- Exempted is "marked finished" for a course, 3 for an exam (D-174), done for everything else.
    case when state.kept_at <= as_of then 1
         when done.is_own then content.status
         when exemption.at is not null then case item.business_type when 1 then 4 when 3 then 3 else 1 end
         else coalesce(content.status, 0) end::smallint,
    done.is_own or exemption.at is not null, not done.is_own and exemption.at is not null,
    case when done.is_own then coalesce(content.finished_at, state.kept_at) else exemption.at end,
    coalesce(content.status = 1 and state.confirmed_at = content.finished_at, false)
  from learner
    join subject_item item on item.version_id = version
    left join subject_item_state state on state.run_id = run and state.item_key = item.key and state.opened_at <= as_of
    left join lateral (select subject_exemption.decided_at as at from subject_exemption
      where subject_exemption.run_id = run and subject_exemption.item_key = item.key and subject_exemption.state = 'agreed'
        and subject_exemption.decided_at <= as_of limit 1) exemption on true
    left join lateral content_state(item.business_type, item.business_id, learner.id, learner.places, learner.joined_at,
      state.opened_at, state.confirmed_at, as_of) content on true
    cross join lateral (
      select coalesce(is_content_done(item.business_type, content.status) or state.kept_at <= as_of, false) as is_own) done
$$;
