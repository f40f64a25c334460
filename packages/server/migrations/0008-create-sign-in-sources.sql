-- Companies have their people somewhere already: providers of OpenID Connect and directories to sign in with, and
-- systems that tell us by SCIM who comes, changes and leaves.

create table sign_in_source (
  id text primary key,
  tenant_id text not null references organization (id),
  kind text not null check (kind in ('oidc', 'ldap')),
  name text not null check (length(name) between 1 and 40),
  is_enabled boolean not null,
  creates_members boolean not null,
  organization_id text not null references organization (id),
  match_by text not null check (match_by in ('email', 'employee-number')),
  config jsonb not null,
  -- Client secret or bind password, sealed with the key of the installation.
  secret bytea,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index sign_in_source_name on sign_in_source (tenant_id, lower(name));
create index sign_in_source_enabled on sign_in_source (kind, tenant_id) where is_enabled;
select guard_tenant('sign_in_source');

-- No row: passwords are allowed.
create table sign_in_policy (
  tenant_id text primary key references organization (id),
  is_sso_only boolean not null,
  updated_at timestamptz not null default now()
);
select guard_tenant('sign_in_policy');

-- Who a source's person is here, once found: an e-mail that changes hands later must not hand over the account.
create table linked_identity (
  source_id text not null references sign_in_source (id) on delete cascade,
  subject text not null check (length(subject) between 1 and 500),
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (source_id, subject)
);
-- One person of a source per member: a second one with the same e-mail is somebody else.
create unique index linked_identity_member on linked_identity (member_id, source_id);
select guard_tenant('linked_identity');

-- What a browser brings back from a provider, for a minute and once. The token itself never stands in an address.
create table sign_in_code (
  code_hash bytea primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  binding_hash bytea not null,
  expires_at timestamptz not null
);
create index sign_in_code_age on sign_in_code (expires_at);
select guard_tenant('sign_in_code');

create table scim_token (
  id text primary key,
  tenant_id text not null references organization (id),
  name text not null check (length(name) between 1 and 40),
  token_hash bytea not null unique,
  created_by text references member (id),
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index scim_token_list on scim_token (tenant_id, created_at desc, id desc);
select guard_tenant('scim_token');

-- What SCIM knows of a member beside what a member is.
create table scim_user (
  member_id text primary key references member (id) on delete cascade,
  tenant_id text not null references organization (id),
  external_id text check (length(external_id) between 1 and 200),
  given_name text not null default '',
  family_name text not null default '',
  updated_at timestamptz not null
);
create unique index scim_user_external_id on scim_user (tenant_id, external_id) where external_id is not null;
select guard_tenant('scim_user');

create table scim_group (
  id text primary key,
  tenant_id text not null references organization (id),
  display_name text not null check (length(display_name) between 1 and 200),
  external_id text check (length(external_id) between 1 and 200),
  role text check (role in ('creator', 'approver', 'org-admin')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index scim_group_name on scim_group (tenant_id, lower(display_name));
create index scim_group_external_id on scim_group (tenant_id, external_id) where external_id is not null;
select guard_tenant('scim_group');

create table scim_group_member (
  tenant_id text not null references organization (id),
  group_id text not null references scim_group (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  primary key (group_id, member_id)
);
create index scim_group_member_groups on scim_group_member (member_id);
select guard_tenant('scim_group_member');

-- Roles that groups have given, and groups alone may take back: what a person granted stays.
create table scim_role_grant (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  role text not null,
  primary key (member_id, role)
);
select guard_tenant('scim_role_grant');

-- SCIM walks everybody in pages, in an order that does not change when names do.
create index member_by_id on member (tenant_id, id);
