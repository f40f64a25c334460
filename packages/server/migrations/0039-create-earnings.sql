-- D-107: what the platform has paid for, or would have if the day had not been full: nothing is paid for twice.
create table earning (
  act text not null check (act in ('publish', 'answer', 'ask')),
  -- The post or the answer.
  target_id text not null,
  tenant_id text not null references organization (id),
  member_id text not null references member (id),
  day date not null,
  primary key (act, target_id)
);
create index earning_day on earning (member_id, act, day);
select guard_tenant('earning');
