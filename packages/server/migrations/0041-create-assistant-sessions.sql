-- AI-10…AI-12, D-152…D-158: conversations with the assistant, and how much of it was used; nobody reads another’s.

create table assistant_session (
  id text primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id),
  title text not null,
  -- As the newest question was asked.
  is_thinking boolean not null,
  uses_web boolean not null,
  -- A named prompt; one that is gone is no longer told, and the conversation stays.
  assistant_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index assistant_session_own on assistant_session (member_id, updated_at desc, id desc);
create index assistant_session_age on assistant_session (updated_at);
create index assistant_session_tenant on assistant_session (tenant_id);
select guard_tenant('assistant_session');

create table assistant_message (
  id text primary key,
  tenant_id text not null references organization (id),
  session_id text not null references assistant_session (id) on delete cascade,
  member_id text not null references member (id),
  -- Within its conversation; a question and its answer are of one moment.
  position integer not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null default '',
  reasoning text not null default '',
  state text not null check (state in ('running', 'finished', 'stopped', 'failed')),
  is_thinking boolean not null,
  uses_web boolean not null,
  thinking_seconds integer not null default 0 check (thinking_seconds >= 0),
  -- Answered by quotation, without a model.
  is_built_in boolean not null default false,
  sources jsonb not null default '[]',
  -- Another one for every time the answer is made.
  stream_id text unique,
  -- When the process that makes the answer was last heard of.
  alive_at timestamptz,
  created_at timestamptz not null,
  constraint assistant_message_place unique (session_id, position),
  check ((role = 'assistant') = (stream_id is not null)),
  check (role = 'assistant' or state = 'finished'),
  check ((state = 'running') = (alive_at is not null))
);
-- D-155: one at a time for each person, over all processes.
create unique index assistant_message_running on assistant_message (member_id) where state = 'running';
create index assistant_message_alive on assistant_message (alive_at) where state = 'running';
create index assistant_message_member on assistant_message (member_id);
create index assistant_message_tenant on assistant_message (tenant_id);
select guard_tenant('assistant_message');

-- D-155: what was asked on a day, by a member and by the whole company, whatever was deleted since.
create table assistant_use (
  tenant_id text not null references organization (id),
  -- A member, or the company itself.
  owner_id text not null,
  day date not null,
  count integer not null check (count > 0),
  primary key (owner_id, day)
);
create index assistant_use_age on assistant_use (day);
create index assistant_use_tenant on assistant_use (tenant_id);
select guard_tenant('assistant_use');
