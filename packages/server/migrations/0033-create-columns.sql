-- COMM-25: columns of share accounts. Who subscribes to one is in `attention` (target type 4).
create table special_column (
  id text primary key,
  tenant_id text not null references organization (id),
  account_id text not null references share_account (id),
  title text not null,
  introduce text not null default '',
  -- A preset of the client or a picture of its own.
  cover text not null,
  cover_file_id text references file (id) on delete set null,
  created_by text not null references member (id),
  -- Changed in the transaction that changes what they count.
  subscribe_num integer not null default 0 check (subscribe_num >= 0),
  content_num integer not null default 0 check (content_num >= 0),
  is_removed boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index special_column_of_account on special_column (account_id, created_at desc, id) where not is_removed;
create index special_column_hot on special_column (tenant_id, subscribe_num desc, id) where not is_removed;
create index special_column_cover on special_column (cover_file_id) where cover_file_id is not null;
select guard_tenant('special_column');

-- D-139: in the order the account gave.
create table column_content (
  tenant_id text not null references organization (id),
  column_id text not null references special_column (id) on delete cascade,
  question_id text not null references question (id) on delete cascade,
  position integer not null,
  added_at timestamptz not null,
  primary key (column_id, question_id)
);
create index column_content_order on column_content (column_id, position);
create index column_content_question on column_content (question_id);
select guard_tenant('column_content');
