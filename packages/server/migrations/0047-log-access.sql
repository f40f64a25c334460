-- Who signed in, who tried to, and who took a list of people away was in no log. Apart from the trail of changes, which is
-- never shortened (D-034): these entries hold addresses of people and go after the time the company sets.
create table access_entry (
  id text primary key,
  tenant_id text not null references organization (id),
  -- Null: somebody tried an account that does not exist.
  member_id text references member (id) on delete cascade,
  action text not null,
  address text not null,
  user_agent text not null,
  details jsonb,
  at timestamptz not null
);
create index access_entry_time on access_entry (tenant_id, at desc, id desc);
create index access_entry_member on access_entry (tenant_id, member_id, at desc, id desc);
create index access_entry_action on access_entry (tenant_id, action, at desc, id desc);
create index access_entry_address on access_entry (tenant_id, address, at desc, id desc);
select guard_tenant('access_entry');

-- Changes of roles, sign-in sources and whatever else the trail holds: from where, and with what.
alter table audit_entry
  add column address text not null default '',
  add column user_agent text not null default '';
