-- What running a company with other systems asks for: groups that place people as well as granting roles, one-time
-- passwords that end, and a list of the tables that were imported.

-- Where the members of a group belong.
alter table scim_group add column organization_id text references organization (id);
create index scim_group_place on scim_group (organization_id) where organization_id is not null;

-- Places that groups have given, and groups alone may take back: where a person was put by hand they stay.
create table scim_place_grant (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  organization_id text not null references organization (id) on delete cascade,
  primary key (member_id, organization_id)
);
create index scim_place_grant_place on scim_place_grant (organization_id);
select guard_tenant('scim_place_grant');

-- Where people stand whom no group places. No row: in the company itself.
create table scim_setting (
  tenant_id text primary key references organization (id),
  organization_id text not null references organization (id),
  updated_at timestamptz not null
);
create index scim_setting_place on scim_setting (organization_id);
select guard_tenant('scim_setting');

-- A one-time password that lies in a mailbox for months is a password of whoever finds it.
alter table member add column one_time_until timestamptz;
update member set one_time_until = now() + interval '72 hours' where must_change_password;

create index member_import_list on member_import (tenant_id, created_at desc, id desc);
