-- SHELL-14, D-195: what several people searched lately, counted by the hour so that nobody waits for it, and what administrators
-- do not want to be proposed. Whether a reader is shown one of them is asked of the search itself.
create table search_hot (
  tenant_id text not null references organization (id) on delete cascade,
  form text not null,
  words text not null,
  people integer not null check (people > 0),
  primary key (tenant_id, form)
);
create index search_hot_most on search_hot (tenant_id, people desc, form);
select guard_tenant('search_hot');

create table search_hidden (
  tenant_id text not null references organization (id) on delete cascade,
  form text not null,
  words text not null,
  hidden_at timestamptz not null,
  primary key (tenant_id, form)
);
select guard_tenant('search_hidden');
