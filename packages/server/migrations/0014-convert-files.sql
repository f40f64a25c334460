-- A conversion says that it still lives; one that fell silent died with its process and is begun again.
alter table file
  add column conversion_at timestamptz,
  -- How often it was begun: something that kills its process each time must not be tried for ever.
  add column conversion_tries smallint not null default 0;
create index file_converting on file (conversion_at) where conversion in ('waiting', 'running');
