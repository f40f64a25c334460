-- Topics of the company and who follows what. A topic is its folded name: two spellings of one name are one topic.

create table topic_type (
  id text primary key,
  tenant_id text not null references organization (id),
  name text not null,
  -- The name as it is compared: width, case and surplus space do not count.
  name_key text not null,
  position integer not null default 0,
  -- Where a topic goes whose type nobody named.
  is_default boolean not null default false,
  created_at timestamptz not null,
  unique (tenant_id, name_key)
);
create unique index topic_type_default on topic_type (tenant_id) where is_default;
create index topic_type_order on topic_type (tenant_id, position, id);
select guard_tenant('topic_type');

create table topic (
  id text primary key,
  tenant_id text not null references organization (id),
  type_id text not null references topic_type (id),
  name text not null,
  name_key text not null,
  search tsvector not null,
  description text not null default '',
  created_by text references member (id),
  -- Changed in the transaction that changes what they count.
  attention_num integer not null default 0 check (attention_num >= 0),
  account_num integer not null default 0 check (account_num >= 0),
  -- Kept for what already carries it, no longer offered.
  is_hidden boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (tenant_id, name_key)
);
create index topic_of_type on topic (tenant_id, type_id, name_key);
create index topic_hot on topic (tenant_id, (attention_num + account_num) desc, id) where not is_hidden;
create index topic_search on topic using gin (search);
select guard_tenant('topic');

-- D-131. The numbers of the kinds stand in the contract (AttentionTarget).
create table attention (
  id text primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  target_type smallint not null check (target_type between 1 and 6),
  target_id text not null,
  created_at timestamptz not null,
  unique (member_id, target_type, target_id)
);
create index attention_of_member on attention (tenant_id, member_id, target_type, created_at desc, id);
create index attention_of_target on attention (target_type, target_id, created_at desc, id);
select guard_tenant('attention');
