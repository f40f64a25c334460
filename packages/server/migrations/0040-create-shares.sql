-- D-086: who shared what to which target, and how often people came by it.
create table share (
  id text primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id),
  -- ShareType: 1 to 15.
  share_type smallint not null check (share_type between 1 and 15),
  business_id text not null,
  target text not null check (target in ('weChat', 'qq', 'blog', 'ask', 'link', 'poster')),
  -- By the clock of the company: shared again on the same day it is the same share.
  day date not null,
  -- As it was then: whoever shared it still knows what it was when it is gone.
  title text not null,
  -- Changed in the transaction that changes what it counts.
  visit_num integer not null default 0 check (visit_num >= 0),
  created_at timestamptz not null,
  constraint share_once unique (member_id, share_type, business_id, target, day)
);
create index share_own on share (member_id, created_at desc, id);
create index share_of_thing on share (tenant_id, share_type, business_id);
select guard_tenant('share');

-- When somebody last came by a share; on one day it counts once. Forgotten when the day is over.
create table share_visit (
  share_id text not null references share (id) on delete cascade,
  visitor_id text not null references member (id) on delete cascade,
  tenant_id text not null references organization (id),
  day date not null,
  primary key (share_id, visitor_id)
);
create index share_visit_visitor on share_visit (visitor_id);
create index share_visit_day on share_visit (day);
select guard_tenant('share_visit');
