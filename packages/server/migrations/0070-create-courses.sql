-- Courses: what can be learned, in versions that do not change once they are published. The fields of a course hold at
-- once; its outline belongs to a version, and each run of a learner pins one.

create table course (
  id text primary key,
  tenant_id text not null references organization (id),
  author_id text not null references member (id),
  lecturer_id text references member (id),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn', 'archived')),
  title text not null,
  -- What a search compares, and its pairs of neighbours, made by `ngrams`.
  search_text text not null,
  search tsvector not null,
  introduction text not null default '',
  cover_file_id text references file (id) on delete set null,
  can_skip boolean not null,
  threshold_percent smallint not null check (threshold_percent between 50 and 100),
  max_speed_percent smallint not null check (max_speed_percent between 100 and 200),
  -- The people it is for, as `CourseAudience` of the contract.
  audience jsonb not null,
  -- The version learners see; null until the first is published.
  version_id text,
  -- Counts the saves: whoever saves what they read earlier is told.
  revision integer not null default 1,
  -- Changed in the transaction that changes what they count.
  score_sum integer not null default 0,
  score_count integer not null default 0,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state <> 'published' or version_id is not null)
);
create index course_catalogue on course (tenant_id, published_at desc, id) where state = 'published';
create index course_changed on course (tenant_id, updated_at desc, id);
create index course_author on course (tenant_id, author_id, updated_at desc, id);
create index course_lecturer on course (tenant_id, lecturer_id, updated_at desc, id) where lecturer_id is not null;
create index course_search on course using gin (search);
create index course_cover on course (cover_file_id) where cover_file_id is not null;
select guard_tenant('course');

create table course_topic (
  tenant_id text not null references organization (id),
  course_id text not null references course (id) on delete cascade,
  topic_id text not null references topic (id) on delete cascade,
  primary key (course_id, topic_id)
);
create index course_topic_courses on course_topic (topic_id, course_id);
select guard_tenant('course_topic');

create table course_version (
  id text primary key,
  tenant_id text not null references organization (id),
  course_id text not null references course (id),
  number integer not null check (number > 0),
  published_at timestamptz,
  published_by text references member (id),
  created_at timestamptz not null,
  unique (course_id, number)
);
-- One draft at a time.
create unique index course_version_draft on course_version (course_id) where published_at is null;
select guard_tenant('course_version');
alter table course add foreign key (version_id) references course_version (id);

create table course_chapter (
  id text primary key,
  tenant_id text not null references organization (id),
  version_id text not null references course_version (id) on delete cascade,
  position integer not null,
  title text not null,
  unique (version_id, position)
);
select guard_tenant('course_chapter');

create table course_section (
  id text primary key,
  tenant_id text not null references organization (id),
  version_id text not null references course_version (id) on delete cascade,
  chapter_id text not null references course_chapter (id) on delete cascade,
  -- The same in every version while its material stays the same: what is finished carries over by it.
  key text not null,
  -- Through the whole version, so that "before" is one comparison.
  position integer not null,
  type smallint not null check (type between 0 and 17),
  title text not null,
  is_required boolean not null,
  file_id text references file (id),
  text text,
  url text,
  -- Seconds, pages or 1, measured by the server; null while the file is not converted yet.
  unit_count integer check (unit_count > 0),
  unique (version_id, key),
  unique (version_id, position),
  check (num_nonnulls(file_id, text, url) = 1)
);
create index course_section_file on course_section (file_id) where file_id is not null;
create index course_section_chapter on course_section (chapter_id);
select guard_tenant('course_section');

-- A published version stays as it is, whatever a use case asks for.
create function refuse_published() returns trigger language plpgsql as $$
begin
  if exists (select from course_version
             where id in (old.version_id, coalesce(new.version_id, old.version_id)) and published_at is not null) then
    raise exception 'a published version does not change' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger course_section_published before update or delete on course_section
  for each row execute function refuse_published();
create trigger course_chapter_published before update or delete on course_chapter
  for each row execute function refuse_published();
