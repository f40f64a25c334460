-- D-195: searches people keep under a name, with what they know of the results: what comes up later is new to them.
create table saved_search (
  id text primary key,
  tenant_id text not null references organization (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  keyword text not null,
  -- The filters as the search takes them.
  filters jsonb not null,
  -- Results as `kind id`: known when it was saved or looked through last; found since it was opened; new when it was opened last.
  known_keys text[] not null,
  new_keys text[] not null default '{}',
  opened_keys text[] not null default '{}',
  created_at timestamptz not null
);
create unique index saved_search_name on saved_search (member_id, lower(name));
select guard_tenant('saved_search');
