-- Who there is: tenants as root organisations, the tree below them, members with roles, and their sessions.

-- D-008: every row belongs to a tenant, and a connection sees those of the tenant it was scoped to ('*' is the system
-- itself: sign-in, jobs, the first start). A statement that forgets its condition finds nothing of anybody else.
create function guard_tenant(guarded regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format(
    'create policy tenant on %s using (tenant_id = (select current_setting(''app.tenant'', true))
       or (select current_setting(''app.tenant'', true)) = ''*'')', guarded);
end $$;

create table organization (
  id text primary key,
  -- The root of the tree: its own id for the root itself.
  tenant_id text not null references organization (id),
  parent_id text references organization (id),
  -- Ids from the root to this one, so that a sub-tree is one index condition.
  path text[] not null,
  name text not null check (length(name) between 1 and 200),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((parent_id is null) = (tenant_id = id)),
  check (path[cardinality(path)] = id)
);
create index organization_children on organization (tenant_id, parent_id, position, id);
create index organization_path on organization using gin (path);
select guard_tenant('organization');

create table member (
  id text primary key,
  tenant_id text not null references organization (id),
  organization_id text not null references organization (id),
  -- The name one signs in with, unique on the whole installation: the sign-in page does not ask for a company.
  account text not null check (length(account) between 1 and 100),
  full_name text not null check (length(full_name) between 1 and 100),
  head_portrait text,
  password_hash text,
  state text not null default 'active' check (state in ('active', 'suspended', 'left')),
  language text check (language in ('cn', 'en', 'fr', 'ru', 'es', 'ar')),
  theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  -- Lock-out (D-001): wrong passwords since the last right one, and until when the account stays shut.
  failures integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index member_account on member (lower(account));
create index member_directory on member (tenant_id, state, full_name, id);
create index member_organization on member (organization_id);
select guard_tenant('member');

create table member_role (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  role text not null check (role in
    ('learner', 'creator', 'lecturer', 'class-teacher', 'director', 'approver', 'org-admin', 'platform-admin')),
  granted_at timestamptz not null default now(),
  primary key (member_id, role)
);
create index member_role_holders on member_role (tenant_id, role);
select guard_tenant('member_role');

create table session (
  -- SHA-256 of the token: who reads the table cannot sign in with what is in it.
  token_hash bytea primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text not null default '',
  address text not null default ''
);
create index session_member on session (member_id, created_at desc);
create index session_age on session (last_used_at);
select guard_tenant('session');
