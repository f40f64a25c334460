-- D-195: what a second engine that finds documents still has to be sent, and how far its index is. It is fed from `search_document`,
-- which stays what is shown; without an engine nothing is noted here.

-- The order of changes of a document, as the engine compares it: an older write that arrives late changes nothing.
create sequence search_version;
-- Those there were are older than every change: rewriting them would take minutes where there are many.
alter table search_document add column version bigint not null default 0;
alter table search_document alter column version set default nextval('search_version');

-- The one index that is fed, while there is an engine.
create table search_engine (
  is_only boolean primary key default true check (is_only),
  -- The index that is asked, and the layout of its documents; null: none is whole.
  index_name text,
  layout integer,
  -- The index that is filled to take its place, in the order of the documents' keys.
  next_name text,
  next_layout integer,
  after_source text not null default '',
  after_source_id text not null default '',
  after_part text not null default '',
  done_count integer not null default 0,
  total_count integer not null default 0,
  -- Somebody wants everything to be sent anew.
  is_wanted boolean not null default false,
  -- When a process last had to do with it: what nobody feeds any more is forgotten.
  used_at timestamptz not null
);

-- Documents that changed since the engine was sent them; those that are gone, too. No reference to the company: what is deleted
-- with it has to be deleted there as well.
create table search_unsent (
  source text not null,
  source_id text not null,
  part text not null,
  tenant_id text not null,
  version bigint not null,
  -- How often the engine refused it.
  tries smallint not null default 0,
  primary key (source, source_id, part)
);
create index search_unsent_oldest on search_unsent (version) where tries < 5;
create index search_unsent_tenant on search_unsent (tenant_id);
select guard_tenant('search_unsent');

create function note_unsent(unsent search_unsent) returns void language sql as $$
  insert into search_unsent (source, source_id, part, tenant_id, version)
  values (unsent.source, unsent.source_id, unsent.part, unsent.tenant_id, unsent.version)
  on conflict (source, source_id, part) do update set version = excluded.version, tries = 0
$$;

-- A document goes by many ways: replaced by the indexer, with its file, with its company.
create function note_unsent_document() returns trigger language plpgsql as $$
begin
  if not exists (select from search_engine) then return null; end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE'
    and (old.source, old.source_id, old.part) is distinct from (new.source, new.source_id, new.part)) then
    perform note_unsent(row(old.source, old.source_id, old.part, old.tenant_id, nextval('search_version'), 0)::search_unsent);
  end if;
  if tg_op <> 'DELETE' then
    perform note_unsent(row(new.source, new.source_id, new.part, new.tenant_id, new.version, 0)::search_unsent);
  end if;
  return null;
end $$;
create trigger search_document_unsent after insert or update or delete on search_document
  for each row execute function note_unsent_document();

create function renew_search_version() returns trigger language plpgsql as $$
begin
  new.version := nextval('search_version');
  return new;
end $$;
create trigger search_document_version before update on search_document
  for each row execute function renew_search_version();
