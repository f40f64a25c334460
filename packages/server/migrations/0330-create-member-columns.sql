-- CENTRE-05: which columns of a list somebody wants to see, in which order. What a list has is a rule of the contract, so a
-- column that goes needs no change here: readers drop it.
create table member_column (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  list text not null,
  columns jsonb not null check (jsonb_typeof(columns) = 'array'),
  changed_at timestamptz not null,
  primary key (member_id, list)
);
select guard_tenant('member_column');
