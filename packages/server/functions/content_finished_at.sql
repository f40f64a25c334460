-- When somebody did a content, by its kind; of what can be done again the first time after an instant, of a class any
-- of its series. What is annulled does not count. Null: not yet.
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
