-- How far somebody is with a content as of an instant, by its kind (ENUM-11) and the number of its kind (D-174);
-- whether they could do it. `opened` and `confirmed` are what they did on the page that lists it. Of a file of a path
-- the audience is the path itself. What a content is to somebody stands in this one place.
create or replace function content_state(kind smallint, content text, person text, places text[], joined_at timestamptz,
  opened timestamptz, confirmed timestamptz, as_of timestamptz)
returns table (status smallint, begun_at timestamptz, finished_at timestamptz, study_seconds integer, is_available boolean)
language sql stable as $$
  -- A course: any run of it that was finished, also before.
  select (case when done.at is not null then 2 when done.begun_at is not null then 1 else 0 end)::smallint,
    done.begun_at, done.at, done.seconds,
    done.at is not null or coalesce(course.state = 'published'
      and case when course.library_item_id is not null then is_library_item_open(course.library_item_id, person)
        else course.is_file or is_in_audience(course.audience, person, places, joined_at) end, false)
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
      and own.state in ('applied', 'entered', 'enrolled', 'waiting') and own.applied_at <= as_of
  where content_state.kind = 6 and training.id = content_state.content
  union all
  -- A subject: finished. One that is closed to them, or has nothing they can do, is not asked for.
  select state.status, state.begun_at, state.finished_at, null, state.is_available
  from subject_state(content, person, places, joined_at, as_of) state
  where content_state.kind = 2
  union all
  -- A link: read, and said so.
  select (coalesce(confirmed <= as_of, false))::integer::smallint, opened,
    case when confirmed <= as_of then confirmed end, null, true
  where content_state.kind = 11
$$;
