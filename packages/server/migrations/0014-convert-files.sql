-- A conversion says that it still lives; one that fell silent died with its process and is begun again.
alter table file
  add column conversion_at timestamptz,
  -- Which run this is: what kills its process each time is not tried for ever, and a run that was given up for dead
  -- cannot finish in the place of the next.
  add column conversion_tries smallint not null default 0;
create index file_converting on file (conversion_at) where conversion in ('waiting', 'running');

-- The same as before, with a line to stand in: jobs of one queue run one after another, so that long ones leave room.
create function enqueue_job(name text, payload json, attempts integer, at timestamptz, key text, queue text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    name, payload := payload, max_attempts := attempts, run_at := at, job_key := key, queue_name := queue);
end $$;
