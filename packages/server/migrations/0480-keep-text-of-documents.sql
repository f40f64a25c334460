-- D-195: documents are found by what stands on their pages. The text is read once, by a job, of what readers can find at all: items of
-- the library, sections of published courses, and files somebody keeps. It goes with its file, from here and from the index.
create table file_text (
  file_id text primary key references file (id) on delete cascade,
  tenant_id text not null references organization (id),
  -- When a job was asked for last, and when one had read it; also what has no text that could be read.
  asked_at timestamptz,
  read_at timestamptz
);
create index file_text_waiting on file_text (asked_at nulls first) where read_at is null;
select guard_tenant('file_text');

create table file_page (
  file_id text not null references file_text (file_id) on delete cascade,
  tenant_id text not null references organization (id),
  number integer not null check (number > 0),
  text text not null,
  primary key (file_id, number)
);
select guard_tenant('file_page');

-- The page each line of a text stands on, and the file it was read from: whoever may not read that file does not find it by the text.
alter table search_document
  add column pages integer[],
  add column file_id text references file (id) on delete cascade;
create index search_document_file on search_document (file_id) where file_id is not null;

create function ask_file_text(wanted text[]) returns void language sql as $$
  insert into file_text (file_id, tenant_id)
  select id, tenant_id from file where id = any (wanted) and kind = 'document'
  on conflict do nothing
$$;

create function ask_text_of_library_item() returns trigger language plpgsql as $$
begin
  perform ask_file_text(array[new.file_id]);
  return null;
end $$;
create trigger library_item_read after insert or update of state, file_id on library_item
  for each row when (new.state = 'published') execute function ask_text_of_library_item();
create trigger library_item_file_searched after update of file_id on library_item
  for each row execute function check_search_of_row('libraryItem', 'id');

create function ask_text_of_course() returns trigger language plpgsql as $$
begin
  perform ask_file_text(array(
    select file_id from course_section where version_id = new.version_id and file_id is not null));
  return null;
end $$;
create trigger course_read after insert or update of state, version_id on course
  for each row when (new.state = 'published') execute function ask_text_of_course();

create function ask_text_of_kept_file() returns trigger language plpgsql as $$
begin
  perform ask_file_text(array[new.id]);
  return null;
end $$;
create trigger file_kept after insert or update of purpose on file
  for each row when (new.purpose = 'personal' and new.kind = 'document') execute function ask_text_of_kept_file();

-- A text that was read is found in whatever shows it.
create function check_search_of_text() returns trigger language plpgsql as $$
begin
  insert into search_check (tenant_id, source, source_id)
  select tenant_id, 'libraryItem', id from library_item where file_id = new.file_id
  union all select course.tenant_id, 'course', course.id
    from course_section section join course on course.version_id = section.version_id where section.file_id = new.file_id
  union all select tenant_id, 'file', id from file where id = new.file_id;
  return null;
end $$;
create trigger file_text_searched after update of read_at on file_text
  for each row when (new.read_at is not null) execute function check_search_of_text();

-- What is there already is read little by little.
select ask_file_text(array(
  select file_id from library_item where state = 'published'
  union select section.file_id from course join course_section section on section.version_id = course.version_id
    where course.state = 'published' and section.file_id is not null
  union select id from file where purpose = 'personal'));
do $$ begin
  assert not exists (
    select from library_item join file on file.id = library_item.file_id
    where library_item.state = 'published' and file.kind = 'document'
      and not exists (select from file_text where file_text.file_id = file.id)), 'documents of the library are read';
end $$;
