-- Lives: the session itself, who has a part in it, and what happens around it and in its room. What a room says lives
-- here too, so that every process shows the same and a replay can say it again.

create table live (
  id text primary key,
  tenant_id text not null references organization (id),
  -- Where the creator belonged: scope 2 and the approval go by it.
  organization_id text not null references organization (id),
  creator_id text not null references member (id),
  lecturer_id text references member (id),
  supplier smallint not null check (supplier in (0, 3, 4)),
  subject text not null,
  -- What a search compares, and its pairs of neighbours, made by `ngrams` of the contract.
  search_text text not null,
  search tsvector not null,
  live_type smallint not null check (live_type in (1, 2)),
  live_mode smallint check (live_mode in (1, 2, 3)),
  share_scope smallint not null check (share_scope in (1, 2, 3)),
  execution_mode smallint check (execution_mode in (0, 1)),
  start_time timestamptz not null,
  estimate_duration integer check (estimate_duration > 0),
  plan_number integer check (plan_number > 0),
  description text not null default '',
  lecturer_description text not null default '',
  cover_file_id text references file (id) on delete set null,
  -- Only its hash; empty: no key login.
  passcode_hash text,
  status smallint not null default 0 check (status in (0, 1, 2, 3, 4)),
  approval_status smallint check (approval_status in (1, 2, 3, 4)),
  request_status smallint not null default 0 check (request_status in (0, 1, 2, 3)),
  auto_publish boolean not null default true,
  -- What the supplier calls the room, with its tokens, sealed: they open the room for whoever has them.
  supplier_room text,
  -- Changed in the transaction that changes what they count.
  sub_number integer not null default 0 check (sub_number >= 0),
  attend_number integer not null default 0 check (attend_number >= 0),
  score_sum integer not null default 0,
  score_count integer not null default 0,
  reaction_count integer not null default 0,
  started_at timestamptz,
  ended_at timestamptz,
  -- When a host was last in the room; without one for long it ends by itself (D-043).
  host_seen_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A stored status beyond 0 has a room that was made.
  check (status in (0, 4) or request_status = 3)
);
create index live_newest on live (tenant_id, created_at desc, id);
create index live_own on live (tenant_id, creator_id, created_at desc, id);
create index live_by_time on live (tenant_id, status, start_time, id);
create index live_hot on live (tenant_id, (sub_number + attend_number) desc, id) where status in (1, 2, 3);
create index live_search on live using gin (search);
create index live_ending on live (status, start_time) where status in (1, 2);
select guard_tenant('live');

-- Assistants, and the invited of scope 3.
create table live_person (
  tenant_id text not null references organization (id),
  live_id text not null references live (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  part text not null check (part in ('assistant', 'invited')),
  primary key (live_id, part, member_id)
);
create index live_person_member on live_person (tenant_id, member_id, part);
select guard_tenant('live_person');

create table live_subscription (
  tenant_id text not null references organization (id),
  live_id text not null references live (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  created_at timestamptz not null,
  primary key (live_id, member_id)
);
create index live_subscription_member on live_subscription (tenant_id, member_id, created_at desc);
select guard_tenant('live_subscription');

create table live_score (
  tenant_id text not null references organization (id),
  live_id text not null references live (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  score smallint not null check (score between 1 and 5),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (live_id, member_id)
);
select guard_tenant('live_score');

-- Somebody let in without an account: by a passcode or a temporary address.
create table live_guest (
  id text primary key,
  tenant_id text not null references organization (id),
  live_id text not null references live (id) on delete cascade,
  name text not null,
  created_at timestamptz not null
);
create index live_guest_live on live_guest (live_id);
select guard_tenant('live_guest');

-- One stay in a room from coming to going. `seen_at` moves while somebody is there, so that a stay whose process died
-- ends where it was last seen.
create table live_visit (
  id text primary key,
  tenant_id text not null references organization (id),
  live_id text not null references live (id) on delete cascade,
  -- `m:` and a member's id or `g:` and a guest's.
  person_key text not null,
  member_id text references member (id) on delete cascade,
  identity smallint not null check (identity in (1, 2, 3, 4)),
  entered_at timestamptz not null,
  seen_at timestamptz not null,
  left_at timestamptz,
  -- Which process has the line; one that is gone no longer moves `seen_at`.
  node text not null
);
create index live_visit_live on live_visit (live_id, person_key, entered_at);
create index live_visit_open on live_visit (seen_at) where left_at is null;
create index live_visit_member on live_visit (tenant_id, member_id, entered_at desc) where member_id is not null;
select guard_tenant('live_visit');

-- How a room is set, and what it shows now.
create table live_room (
  live_id text primary key references live (id) on delete cascade,
  tenant_id text not null references organization (id),
  slow_seconds integer not null default 0 check (slow_seconds between 0 and 300),
  is_chat_open boolean not null default true,
  announcement text not null default '',
  slides_file_id text references file (id) on delete set null,
  slides_page integer not null default 1,
  slides_pages integer not null default 1
);
select guard_tenant('live_room');

create table live_message (
  id text primary key,
  tenant_id text not null references organization (id),
  live_id text not null references live (id) on delete cascade,
  kind text not null check (kind in ('chat', 'announcement', 'question')),
  person_key text not null,
  author_name text not null,
  author_face text,
  identity smallint not null,
  text text not null,
  votes integer not null default 0,
  is_answered boolean not null default false,
  answer text,
  removed_at timestamptz,
  created_at timestamptz not null
);
create index live_message_live on live_message (live_id, kind, created_at, id) where removed_at is null;
create index live_message_person on live_message (live_id, person_key, created_at desc);
select guard_tenant('live_message');

create table live_vote (
  tenant_id text not null references organization (id),
  message_id text not null references live_message (id) on delete cascade,
  person_key text not null,
  primary key (message_id, person_key)
);
select guard_tenant('live_vote');

create table live_poll (
  id text primary key,
  tenant_id text not null references organization (id),
  live_id text not null references live (id) on delete cascade,
  question text not null,
  options text[] not null,
  is_multiple boolean not null,
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index live_poll_live on live_poll (live_id, opened_at);
select guard_tenant('live_poll');

create table live_poll_answer (
  tenant_id text not null references organization (id),
  poll_id text not null references live_poll (id) on delete cascade,
  person_key text not null,
  choices smallint[] not null,
  primary key (poll_id, person_key)
);
select guard_tenant('live_poll_answer');

-- What holds for one person in one room: silenced, sent out, asked up to the stage, hand raised.
create table live_standing (
  tenant_id text not null references organization (id),
  live_id text not null references live (id) on delete cascade,
  person_key text not null,
  name text not null,
  is_muted boolean not null default false,
  removed_at timestamptz,
  is_on_stage boolean not null default false,
  hand_raised_at timestamptz,
  primary key (live_id, person_key)
);
create index live_standing_hands on live_standing (live_id, hand_raised_at) where hand_raised_at is not null;
select guard_tenant('live_standing');

-- One continuous sending of a host. Its process serves the others, and its pieces are the recording.
create table live_broadcast (
  tenant_id text not null references organization (id),
  live_id text not null references live (id) on delete cascade,
  generation integer not null,
  node text not null,
  -- Where other processes fetch it.
  address text not null,
  mime_type text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  primary key (live_id, generation)
);
select guard_tenant('live_broadcast');

create table live_piece (
  tenant_id text not null references organization (id),
  live_id text not null references live (id) on delete cascade,
  generation integer not null,
  number integer not null,
  storage_key text not null unique,
  size bigint not null check (size > 0),
  created_at timestamptz not null,
  primary key (live_id, generation, number)
);
select guard_tenant('live_piece');

create table live_replay (
  live_id text primary key references live (id) on delete cascade,
  tenant_id text not null references organization (id),
  state text not null check (state in ('waiting', 'running', 'ready', 'failed')),
  file_id text references file (id) on delete set null,
  seconds double precision,
  -- Where each sending begins within the whole, so that what was said can be found again in it.
  parts jsonb not null default '[]',
  trim_from double precision not null default 0,
  trim_to double precision,
  chapters jsonb not null default '[]',
  updated_at timestamptz not null
);
select guard_tenant('live_replay');

-- What people keep, of any kind (SYSTEM-08).
create table collection (
  id text primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  business_type smallint not null,
  business_id text not null,
  created_at timestamptz not null,
  unique (member_id, business_type, business_id)
);
create index collection_own on collection (tenant_id, member_id, created_at desc, id);
create index collection_business on collection (tenant_id, business_id, member_id);
select guard_tenant('collection');
