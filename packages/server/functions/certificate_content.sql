-- One content for one person: done, and with which mark. In a renewal what can be done again counts from its opening, a
-- class if it was held since; a survey or a live cannot, and counts as it was.
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
