-- What every feature leans on: settings by key, the audit trail, and the answers kept for repeated requests.

create table setting (
  tenant_id text not null references organization (id),
  organization_id text not null references organization (id) on delete cascade,
  key text not null check (length(key) between 1 and 100),
  value text not null,
  updated_by text references member (id),
  updated_at timestamptz not null default now(),
  primary key (organization_id, key)
);
select guard_tenant('setting');

create table audit_entry (
  id text primary key,
  tenant_id text not null references organization (id),
  -- Null: the system itself (first start, a job).
  actor_id text,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  request_id text not null default '',
  at timestamptz not null default now()
);
create index audit_entry_time on audit_entry (tenant_id, at desc, id desc);
create index audit_entry_subject on audit_entry (tenant_id, subject_kind, subject_id, at desc);
select guard_tenant('audit_entry');

-- D-034: the trail only grows. A role that may write the table still cannot rewrite it.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_change();

-- D-026: one row per key and caller, written in the transaction of the effect itself: both are there or neither is.
-- A repeat that comes while the first still runs waits at the primary key.
create table kept_answer (
  tenant_id text not null references organization (id),
  actor_id text not null references member (id) on delete cascade,
  key text not null check (length(key) between 8 and 100),
  endpoint text not null,
  input_hash bytea not null,
  answer text not null default '',
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);
create index kept_answer_age on kept_answer (created_at);
select guard_tenant('kept_answer');

-- The code the first administrator must show, while nobody has been created yet. In the database, because any of
-- several processes may be asked.
create table setup_code (
  only_row boolean primary key default true check (only_row),
  code text not null
);

-- Adds a background job in the transaction of the change. It runs as its owner: the role that serves requests cannot
-- reach the tables of the job library.
create function enqueue_job(name text, payload json, attempts integer, at timestamptz, key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(name, payload := payload, max_attempts := attempts, run_at := at, job_key := key);
end $$;
