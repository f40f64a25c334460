-- Share accounts: an expert, a team or an official voice of the company, its people, and what was asked for it.

create table share_account (
  id text primary key,
  tenant_id text not null references organization (id),
  -- Where it belongs: settings and the approval of its changes go by it.
  organization_id text not null references organization (id),
  -- C-38: 0 expert, 1 team, 2 official.
  enjoy_type smallint not null check (enjoy_type in (0, 1, 2)),
  name text not null,
  -- D-090: the name as it is compared.
  name_key text not null,
  search tsvector not null,
  description text not null default '',
  -- A preset of the client or a picture of its own.
  portrait text not null,
  portrait_file_id text references file (id) on delete set null,
  state text not null default 'active' check (state in ('active', 'closed')),
  -- Changed in the transaction that changes what they count; amounts in hundredths (D-106).
  attention_num integer not null default 0 check (attention_num >= 0),
  content_num integer not null default 0 check (content_num >= 0),
  praise_num integer not null default 0 check (praise_num >= 0),
  read_num integer not null default 0 check (read_num >= 0),
  reward_coin bigint not null default 0 check (reward_coin >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (tenant_id, name_key)
);
create index share_account_hot on share_account (tenant_id, (attention_num + read_num) desc, id) where state = 'active';
create index share_account_newest on share_account (tenant_id, created_at desc, id) where state = 'active';
create index share_account_search on share_account using gin (search);
-- A file that is removed asks who shows it.
create index share_account_portrait on share_account (portrait_file_id) where portrait_file_id is not null;
select guard_tenant('share_account');

create table share_account_topic (
  tenant_id text not null references organization (id),
  account_id text not null references share_account (id) on delete cascade,
  topic_id text not null references topic (id),
  position smallint not null,
  primary key (account_id, topic_id)
);
create index share_account_topic_topic on share_account_topic (tenant_id, topic_id, account_id);
select guard_tenant('share_account_topic');

-- D-094: the index holds that there is never a second owner, the use cases that there is always one.
create table share_account_member (
  tenant_id text not null references organization (id),
  account_id text not null references share_account (id) on delete cascade,
  member_id text not null references member (id),
  -- TEAM-03: 0 owner, 1 administrator, 2 member.
  member_type smallint not null check (member_type in (0, 1, 2)),
  joined_at timestamptz not null,
  -- Everything said to the account up to here has been read by this person (D-096).
  notices_read_at timestamptz not null,
  primary key (account_id, member_id)
);
create unique index share_account_owner on share_account_member (account_id) where member_type = 0;
create index share_account_member_member on share_account_member (tenant_id, member_id, account_id);
create index share_account_member_order on share_account_member (account_id, member_type, joined_at, member_id);
select guard_tenant('share_account_member');

-- D-093: one code at a time; a new one takes the place of the old.
create table share_account_invite (
  account_id text primary key references share_account (id) on delete cascade,
  tenant_id text not null references organization (id),
  code text not null,
  renewed_at timestamptz not null,
  unique (tenant_id, code)
);
select guard_tenant('share_account_invite');

-- D-093: wrong codes of a person, counted over all processes.
create table invite_try (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  window_start timestamptz not null,
  tries integer not null check (tries > 0),
  primary key (member_id)
);
select guard_tenant('invite_try');

-- What somebody asked for: a new account or another profile of theirs (D-089). A new account takes the id of what it was
-- asked with, so that a picture brought with the one belongs to the other.
create table share_account_application (
  id text primary key,
  tenant_id text not null references organization (id),
  kind text not null check (kind in ('create', 'change')),
  applicant_id text not null references member (id),
  account_id text references share_account (id) on delete cascade,
  organization_id text not null references organization (id),
  enjoy_type smallint not null check (enjoy_type in (0, 1, 2)),
  name text not null,
  name_key text not null,
  description text not null default '',
  portrait text not null,
  portrait_file_id text references file (id) on delete set null,
  topic_ids text[] not null check (cardinality(topic_ids) between 1 and 5),
  reason text not null default '',
  state text not null check (state in ('pending', 'agreed', 'refused', 'withdrawn')),
  -- Why it was refused, or that its name was taken meanwhile.
  answer text not null default '',
  process_id text,
  created_at timestamptz not null,
  decided_at timestamptz
);
create unique index application_pending_create on share_account_application (applicant_id, enjoy_type)
  where state = 'pending' and kind = 'create';
create unique index application_pending_change on share_account_application (account_id)
  where state = 'pending' and kind = 'change';
create unique index application_pending_name on share_account_application (tenant_id, name_key) where state = 'pending';
create index application_own on share_account_application (tenant_id, applicant_id, created_at desc, id);
create index application_of_account on share_account_application (account_id, created_at desc, id);
-- Those that came to nothing, by when: their pictures go after a while.
create index application_left on share_account_application (decided_at)
  where kind = 'create' and account_id is null and portrait_file_id is not null;
create index application_portrait on share_account_application (portrait_file_id) where portrait_file_id is not null;
select guard_tenant('share_account_application');

-- D-096: what happened to an account, for its people.
create table share_account_event (
  id text primary key,
  tenant_id text not null references organization (id),
  account_id text not null references share_account (id) on delete cascade,
  kind text not null,
  actor_id text references member (id) on delete set null,
  -- What its text is filled with, and what a click opens.
  said jsonb not null default '{}',
  created_at timestamptz not null
);
create index share_account_event_newest on share_account_event (account_id, created_at desc, id);
select guard_tenant('share_account_event');

-- D-096: counts of a day, by the clock of the company.
create table share_account_day (
  tenant_id text not null references organization (id),
  account_id text not null references share_account (id) on delete cascade,
  day date not null,
  attention integer not null default 0,
  praise integer not null default 0,
  read integer not null default 0,
  reward bigint not null default 0,
  content integer not null default 0,
  primary key (account_id, day)
);
select guard_tenant('share_account_day');
