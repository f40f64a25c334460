-- ROUTE-35: what people read, watch and listen to without having to learn it: files their authors publish, in versions, and
-- sections of courses whose authors opened them to the library.
alter table course_section add column is_in_library boolean not null default false;

create table library_item (
  id text primary key,
  tenant_id text not null references organization (id),
  author_id text not null references member (id),
  -- The unit it comes from: where its author was when they brought it.
  organization_id text references organization (id) on delete set null,
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn', 'archived')),
  title text not null,
  -- What a search compares, and its pairs of neighbours, made by `ngrams`.
  search_text text not null,
  search tsvector not null,
  introduction text not null default '',
  cover_file_id text references file (id) on delete set null,
  kind text not null check (kind in ('document', 'video', 'audio', 'picture', 'book')),
  -- The current one; those before it are in `library_version`.
  file_id text not null references file (id),
  -- The people it is for, as `CourseAudience` of the contract; null: those its course is for.
  audience jsonb,
  allows_download boolean not null,
  -- Whether readers open older versions, too.
  shows_versions boolean not null,
  -- The section it is; what is open is then asked of the course at every read.
  course_id text references course (id) on delete cascade,
  section_key text,
  revision integer not null default 1,
  -- Changed in the transaction that changes what they count.
  score_sum integer not null default 0,
  score_count integer not null default 0,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (course_id, section_key),
  check ((course_id is null) = (section_key is null) and (course_id is null) = (audience is not null))
);
create index library_item_catalogue on library_item (tenant_id, published_at desc, id) where state = 'published';
create index library_item_changed on library_item (tenant_id, updated_at desc, id) where course_id is null;
create index library_item_author on library_item (tenant_id, author_id, updated_at desc, id) where course_id is null;
create index library_item_search on library_item using gin (search);
create index library_item_file on library_item (file_id);
create index library_item_cover on library_item (cover_file_id) where cover_file_id is not null;
create index library_item_unit on library_item (organization_id);
select guard_tenant('library_item');

create table library_version (
  item_id text not null references library_item (id) on delete cascade,
  number integer not null check (number > 0),
  tenant_id text not null references organization (id),
  file_id text not null references file (id),
  -- What changed.
  note text not null,
  author_id text not null references member (id),
  created_at timestamptz not null,
  primary key (item_id, number)
);
create index library_version_file on library_version (file_id);
select guard_tenant('library_version');

create table library_topic (
  item_id text not null references library_item (id) on delete cascade,
  topic_id text not null references topic (id) on delete cascade,
  tenant_id text not null references organization (id),
  primary key (item_id, topic_id)
);
create index library_topic_items on library_topic (topic_id, item_id);
select guard_tenant('library_topic');

create table library_score (
  item_id text not null references library_item (id) on delete cascade,
  member_id text not null references member (id) on delete cascade,
  tenant_id text not null references organization (id),
  score smallint not null check (score between 1 and 5),
  scored_at timestamptz not null,
  primary key (item_id, member_id)
);
select guard_tenant('library_score');

create trigger library_item_searched after insert or delete
  or update of state, title, introduction, kind, organization_id, published_at on library_item
  for each row execute function check_search_of_row('libraryItem', 'id');
create trigger library_topic_searched after insert or delete on library_topic
  for each row execute function check_search_of_row('libraryItem', 'item_id');
create function check_search_of_topic_in_library() returns trigger language plpgsql as $$
begin
  insert into search_check (tenant_id, source, source_id)
  select tenant_id, 'libraryItem', item_id from library_topic where topic_id = new.id;
  return null;
end $$;
create trigger library_topic_renamed after update of name on topic
  for each row when (new.name is distinct from old.name) execute function check_search_of_topic_in_library();
insert into search_rebuild (source, started_at) values ('libraryItem', now());
do $$ begin
  assert (select count(*) from search_rebuild where source = 'libraryItem' and finished_at is null) = 1, 'the library is read';
end $$;
