-- ROUTE-33: what becomes of recommendations, as sums of days that name nobody. What somebody opened is kept until they finish
-- it, for thirty days at most.
create table recommend_day (
  tenant_id text not null references organization (id) on delete cascade,
  day date not null,
  kind text not null,
  reason text not null,
  shown integer not null default 0 check (shown >= 0),
  opened integer not null default 0 check (opened >= 0),
  finished integer not null default 0 check (finished >= 0),
  primary key (tenant_id, day, kind, reason)
);
create index recommend_day_age on recommend_day (day);
select guard_tenant('recommend_day');

create table recommend_opened (
  tenant_id text not null references organization (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  kind text not null,
  item_id text not null,
  reason text not null,
  opened_at timestamptz not null,
  primary key (member_id, kind, item_id)
);
create index recommend_opened_age on recommend_opened (opened_at);
select guard_tenant('recommend_opened');
