-- A table of members is checked whole before anything of it is written, while somebody watches and may reload: what was
-- handed in, how far the check has come and everything it found stand here, apart from the people themselves.

create table member_import (
  id text primary key,
  tenant_id text not null references organization (id),
  created_by text not null references member (id) on delete cascade,
  file_name text not null check (length(file_name) between 1 and 200),
  -- Sealed, because first passwords may stand in it; gone once it is applied.
  content bytea,
  creates_organizations boolean not null,
  state text not null default 'checking' check (state in ('checking', 'checked', 'applying', 'applied', 'failed')),
  note text check (note in ('interrupted', 'changed-meanwhile')),
  row_count integer not null,
  done_count integer not null default 0,
  create_count integer not null default 0,
  change_count integer not null default 0,
  unchanged_count integer not null default 0,
  wrong_count integer not null default 0,
  ignored_columns text[] not null default '{}',
  new_organizations text[] not null default '{}',
  created_at timestamptz not null,
  -- Moves while somebody works on it; standing still is how an interrupted import is known.
  touched_at timestamptz not null,
  applied_at timestamptz
);
create index member_import_running on member_import (touched_at) where state in ('checking', 'applying');
create index member_import_age on member_import (created_at);
select guard_tenant('member_import');

create table member_import_problem (
  tenant_id text not null references organization (id),
  import_id text not null references member_import (id) on delete cascade,
  -- In the order of the rows; a row may have several.
  position integer not null,
  row_number integer not null,
  field text not null,
  rule text not null,
  value text not null,
  other_row integer,
  primary key (import_id, position)
);
create index member_import_problem_kind on member_import_problem (import_id, rule, field, position);
select guard_tenant('member_import_problem');
