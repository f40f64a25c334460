-- What the administration console needs of older tables: settings that notice a second editor, an audit trail that can
-- be filtered, and a way to deal with dead letters inside an audited transaction.

-- Named anew by every write. A counter would begin again after a setting was cleared, and an editor who still sees the
-- first life of the row would overwrite the second.
alter table setting add column version text not null default gen_random_uuid()::text;

create index audit_entry_actor on audit_entry (tenant_id, actor_id, at desc, id desc);
create index audit_entry_action on audit_entry (tenant_id, action, at desc, id desc);

-- Gives a dead letter its attempts again, or gives it up; answers what it was, and nothing when there is none. It runs
-- as its owner, like enqueue_job. The row is locked first: of two operators one finds it, the other does not.
create function settle_dead_job(job bigint, is_retried boolean)
returns table (name text, attempts integer, last_error text)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform 1 from graphile_worker._private_jobs j
    where j.id = job and j.attempts >= j.max_attempts and j.locked_at is null for update;
  if not found then return; end if;
  return query select j.task_identifier::text, j.attempts::integer, coalesce(j.last_error, '')
    from graphile_worker.jobs j where j.id = job;
  if is_retried then
    perform graphile_worker.reschedule_jobs(array[job], run_at := now(), attempts := 0::smallint);
  else
    perform graphile_worker.complete_jobs(array[job]);
  end if;
end $$;
