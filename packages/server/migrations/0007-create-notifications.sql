-- D-147: what people are told, where they want to be told, and the robots of a company that are told too.

create table notification (
  id text primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  -- Names the event: a delivery that runs twice writes once.
  key text not null check (length(key) between 1 and 200),
  kind text not null,
  -- Which text of the kind; it is put into words when it is read, in the language of the reader.
  text text not null,
  "values" jsonb not null,
  subject_kind text not null,
  subject_id text not null,
  link text,
  -- A person who wants a kind by mail only has the row, but never sees it in the product.
  is_shown boolean not null,
  wants_mail boolean not null,
  read_at timestamptz,
  mailed_at timestamptz,
  created_at timestamptz not null
);
create unique index notification_key on notification (member_id, key);
create index notification_list on notification (member_id, created_at desc, id desc) where is_shown;
create index notification_unread on notification (member_id, created_at desc, id desc) where is_shown and read_at is null;
create index notification_age on notification (created_at);
select guard_tenant('notification');

-- Only what a person chose; everything else follows the table of kinds.
create table notification_preference (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  kind text not null,
  in_app boolean not null,
  email boolean not null,
  updated_at timestamptz not null default now(),
  primary key (member_id, kind)
);
select guard_tenant('notification_preference');

create table webhook_target (
  id text primary key,
  tenant_id text not null references organization (id),
  name text not null check (length(name) between 1 and 100),
  style text not null check (style in ('wecom', 'dingtalk', 'feishu', 'generic')),
  -- The address may carry a key, so both are sealed: who reads the table cannot speak in the company's groups.
  url bytea not null,
  secret bytea,
  kinds text[] not null check (cardinality(kinds) > 0),
  language text not null check (language in ('cn', 'en', 'fr', 'ru', 'es', 'ar')),
  is_on boolean not null default true,
  last_at timestamptz,
  -- Null after a message that arrived.
  last_problem text,
  last_detail text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index webhook_target_list on webhook_target (tenant_id, created_at, id);
select guard_tenant('webhook_target');
