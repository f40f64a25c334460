-- Wrong guesses were counted at the members: an account that does not exist was never locked, which told it from one that
-- does, and whoever tried one password at many accounts was counted nowhere. Counted by what is guessed at (an account,
-- existing or not), by address and for the whole installation. No tenant: a guess comes before anybody knows whose it
-- is. The key is a digest, so that no account and no address stands here.
create table guess_count (
  key bytea primary key,
  failures int not null,
  locked_until timestamptz not null,
  last_at timestamptz not null
);
create index guess_count_age on guess_count (last_at);

-- Browsers somebody has signed in with, known by a cookie whose digest stands here. Guesses of others do not lock them
-- out, and the owner is told of one that is not here yet.
create table known_device (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  device_hash bytea not null,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (member_id, device_hash)
);
create index known_device_age on known_device (last_used_at);
select guard_tenant('known_device');

alter table member drop column failures, drop column locked_until;
