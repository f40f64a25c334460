-- What people look at and how long they learn: the log recommendations are made from (C-42, D-196, D-198), and the
-- study time a person card shows (PERSON-08).

create table behaviour (
  id bigint generated always as identity primary key,
  tenant_id text not null,
  -- No foreign keys: rows are written in batches a moment later, and one row that no longer fits would cost all others.
  member_id text not null,
  kind text not null check (kind in ('page', 'action', 'entry')),
  at timestamptz not null,
  page text,
  item_id text,
  action_type text not null,
  scene_type text,
  keyword text,
  rec_request_id text,
  -- As it was sent; not jsonb, which refuses half of a surrogate pair.
  extra text
);
create index behaviour_member on behaviour (tenant_id, member_id, at desc);
create index behaviour_item on behaviour (tenant_id, item_id, at desc) where item_id is not null;
create index behaviour_age on behaviour (at);
select guard_tenant('behaviour');

-- Only forgotten by age, never rewritten.
create trigger behaviour_append_only before update on behaviour
  for each row execute function refuse_change();

create table study_time (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  day date not null,
  seconds integer not null check (seconds between 0 and 86400),
  primary key (member_id, day)
);
select guard_tenant('study_time');
