-- A process counts wrong passcodes by address, which many addresses and several processes get around. Per live they are
-- counted here, over all of them.
create table live_passcode_tries (
  live_id text primary key references live (id) on delete cascade,
  tenant_id text not null references organization (id),
  count int not null,
  since timestamptz not null
);
select guard_tenant('live_passcode_tries');
