-- D-195, D-198: what people search for, so that a company learns what its people miss. Nobody reads what one person searched:
-- reports show texts of several people only, and after ninety days the person is gone from the row, and the text with them
-- where few have searched it.
create table search_log (
  id bigint generated always as identity primary key,
  tenant_id text not null references organization (id) on delete cascade,
  -- Both null once the row is anonymous.
  member_id text references member (id) on delete cascade,
  organization_id text references organization (id) on delete set null,
  -- The question as a search compares it, and as it was written; null when the row is anonymous and few searched it.
  form text,
  words text,
  outcome text not null check (outcome in ('found', 'corrected', 'loose', 'none')),
  at timestamptz not null,
  -- At which place the first of the results stood that were opened.
  clicked_rank smallint check (clicked_rank > 0),
  check ((form is null) = (words is null))
);
create index search_log_newest on search_log (tenant_id, at);
create index search_log_person on search_log (member_id, form, at desc) where member_id is not null;
create index search_log_form on search_log (tenant_id, form) where form is not null;
create index search_log_named on search_log (at) where member_id is not null;
create index search_log_age on search_log (at);
select guard_tenant('search_log');

-- What was opened of the results, until the search is anonymous: whose file it was would name somebody again.
create table search_click (
  search_id bigint not null references search_log (id) on delete cascade,
  tenant_id text not null references organization (id) on delete cascade,
  kind text not null,
  item_id text not null,
  source_id text not null,
  rank smallint not null check (rank > 0),
  primary key (search_id, kind, item_id)
);
select guard_tenant('search_click');
