-- The version a run had at an instant: the one it left at its first move since, or the one it has.
create or replace function study_version(run text, as_of timestamptz) returns table (version_id text) language sql stable as $$
  select coalesce((
    select move.left_version_id from study_run_move move
    where move.run_id = study_run.id and move.moved_at > as_of
    order by move.moved_at limit 1
  ), study_run.version_id)
  from study_run where study_run.id = run
  -- Worked out before it is joined: by an expression no index is asked, and the sections of all courses were read for each run.
  offset 0
$$;
