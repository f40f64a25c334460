-- A work that was returned was written over by the next one, and its mark by the next mark: nobody could read what had been asked
-- for, and a progress "as of" a day before had a mark given after it. Every handing in and every mark is an entry now that stays.
create table homework_entry (
  id text primary key,
  tenant_id text not null references organization (id),
  homework_id text not null references homework (id) on delete cascade,
  state text not null check (state in ('submitted', 'passed', 'returned')),
  at timestamptz not null,
  -- As it was handed in; a mark has neither.
  text text not null default '',
  file_ids text[] not null default '{}',
  comment text not null default '',
  score smallint check (score between 0 and 100),
  -- Of a mark alone, and without a reference: it outlives the account.
  marked_by text,
  check ((state = 'submitted') = (marked_by is null))
);
create index homework_entry_order on homework_entry (homework_id, at, id);
create trigger homework_entry_stays before update on homework_entry for each row execute function refuse_change();
select guard_tenant('homework_entry');

-- The files the work has at present: those of a round that was marked stay beside them.
alter table homework add column file_ids text[] not null default '{}';
update homework set file_ids = array(select file.id from file
  where file.purpose = 'homework-file' and file.subject_id = homework.id order by file.created_at, file.id);

insert into homework_entry (id, tenant_id, homework_id, state, at, text, file_ids)
select id || '-1', tenant_id, id, 'submitted', submitted_at, text, file_ids from homework where submitted_at is not null;
-- Of what was handed in again after a mark the mark alone is known: it was returned.
insert into homework_entry (id, tenant_id, homework_id, state, at, comment, score, marked_by)
select id || '-2', tenant_id, id, case when state = 'submitted' then 'returned' else state end, marked_at, comment, score, marked_by
from homework where marked_at is not null and marked_by is not null;

do $$ begin
  assert (select count(*) from homework_entry where state = 'submitted') = (select count(*) from homework where state <> 'draft'),
    'every work that was handed in has its entry';
  assert not exists (select from homework where marked_at is not null
    and not exists (select from homework_entry entry where entry.homework_id = homework.id and entry.at = homework.marked_at
      and entry.score is not distinct from homework.score)), 'every mark has its entry';
end $$;
