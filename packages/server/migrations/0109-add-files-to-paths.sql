-- A section of a path may be a file: a course of one section that belongs to the path, so that viewers, counting and files
-- are those of courses. It stands in no list, and is read by whoever opened it on the path they walk.

alter table course add column position_id text references position (id);

-- The path opens a section only while its chapter is open, and writes that it did.
create function is_path_course_open(course text, person text) returns boolean language sql stable as $$
  select exists (
    select from position_run run
      join position on position.id = run.position_id and position.state = 'published'
      join position_section section on section.version_id = run.version_id
        and section.business_type = 1 and section.business_id = is_path_course_open.course
      join position_section_state state on state.run_id = run.id and state.section_key = section.key
    where run.member_id = person and run.closed_at is null)
$$;

-- Of a file of a path the audience is the path itself.
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
