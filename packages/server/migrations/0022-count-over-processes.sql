-- Tries that somebody could repeat at every process (passwords, codes) are counted once for all of them. No tenant: such
-- a call comes before anybody knows whose it is. The key is a digest, so that no account stands here. Unlogged: counts of
-- a minute need not survive a crash, and writing them costs little.
create unlogged table rate_count (
  key bytea primary key,
  count int not null,
  ends_at timestamptz not null
);
create index rate_count_end on rate_count (ends_at);
