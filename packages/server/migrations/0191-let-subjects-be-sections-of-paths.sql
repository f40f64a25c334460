-- ENUM-11, POSITION-07: a subject is content of paths, too, done by finishing it. A subject holds no subjects, so asking one what
-- is done asks its contents and nothing further.
alter table position_section drop constraint position_section_business_type_check;
alter table position_section add constraint position_section_business_type_check
  check (business_type in (1, 2, 3, 4, 6, 11, 15));

-- D-174, C-23: a subject is done as a course is.
create or replace function is_content_done(kind smallint, status smallint) returns boolean language sql immutable as $$
  select case when kind in (1, 2) then status in (2, 4) when kind = 3 then status in (1, 3) else status = 1 end
$$;

-- How far somebody is with a subject, in the words of `content_state`. One of which they can do nothing is not asked for. In
-- plpgsql because it has to stay a call: a function in plain SQL is unfolded where it is asked, and this one asks `content_state`,
-- which asks it. Planned once for a connection: a plan of all kinds of content takes longer than one subject.
create function subject_state(content text, person text, places text[], joined_at timestamptz, as_of timestamptz)
returns table (status smallint, begun_at timestamptz, finished_at timestamptz, is_available boolean)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select progress.status, run.opened_at, progress.finished_at,
      progress.status = 2 or (known.state = 'published' and progress.required_count > 0
        and is_in_audience(known.audience, person, places, joined_at))
    from subject known
      left join subject_run run on run.subject_id = known.id and run.member_id = person and run.opened_at <= as_of
      cross join lateral subject_progress(coalesce(run.version_id, known.version_id), person, run.id, as_of) progress
    where known.id = content;
end $$;

-- The seconds somebody learned in a subject they joined, for evidence; `content_state` leaves them out, which locks and lists ask
-- of every subject. Null: none of its contents counts them.
create function subject_seconds(content text, person text, as_of timestamptz) returns integer
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select sum(state.study_seconds)::integer
    from subject_run run
      join subject_item item on item.version_id = run.version_id
      cross join lateral content_state(item.business_type, item.business_id, person, '{}', null, null, null, as_of) state
    where run.subject_id = content and run.member_id = person and run.opened_at <= as_of);
end $$;

-- The function was changed under several numbers; whichever of them ran, this adds the one branch.
do $$
declare
  before text := pg_get_functiondef('content_state'::regproc);
  branch text := '
  union all
  -- A subject: finished. One that is closed to them, or has nothing they can do, is not asked for.
  select state.status, state.begun_at, state.finished_at, null, state.is_available
  from subject_state(content, person, places, joined_at, as_of) state
  where content_state.kind = 2
  union all
  -- A link: read, and said so.';
  after text := replace(before, '
  union all
  -- A link: read, and said so.', branch);
begin
  assert after <> before, 'content_state knows subjects';
  execute after;
end $$;

-- Of a subject the lowest of its contents, as `subject_mark` says it.
create or replace function content_mark(kind smallint, content text, person text, as_of timestamptz, is_own boolean)
returns integer language sql stable as $$
  select case kind
    when 3 then (select case when is_own then shown_mark else mark end from exam_outcome(content, person, as_of))
    when 1 then (select max(study_mark(study_run.id, as_of, is_own)) from study_run
      where study_run.course_id = content and study_run.member_id = person and study_run.finished_at <= as_of)
    when 2 then (select min(content_mark(item.business_type, item.business_id, person, as_of, is_own))
      from subject_run run join subject_item item on item.version_id = run.version_id
      where run.subject_id = content and run.member_id = person and run.opened_at <= as_of) end
$$;
