-- D-127: the words a tenant does not want to read in anything people write. Matching happens in memory; the table is
-- the truth every process loads its copy from.

create table sensitive_word (
  id text primary key,
  tenant_id text not null references organization (id),
  -- As it was written down: refusals quote it exactly so.
  word text not null check (length(word) between 1 and 100),
  -- As it is compared; two spellings of one word are one entry.
  normal text not null check (length(normal) between 1 and 400),
  added_by text references member (id),
  added_at timestamptz not null default now()
);
create unique index sensitive_word_normal on sensitive_word (tenant_id, normal);
create index sensitive_word_newest on sensitive_word (tenant_id, id desc);
select guard_tenant('sensitive_word');
