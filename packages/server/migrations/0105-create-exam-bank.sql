-- D-183: the question bank of a company. A question is its versions: each stays as it was written, so that a paper that
-- holds one is marked by the key it was asked with.
create table exam_category (
  id text primary key,
  tenant_id text not null references organization (id),
  parent_id text references exam_category (id),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  constraint exam_category_name unique nulls not distinct (tenant_id, parent_id, name)
);
create index exam_category_parent on exam_category (parent_id);
select guard_tenant('exam_category');

create table exam_question (
  id text primary key,
  tenant_id text not null references organization (id),
  category_id text not null references exam_category (id),
  author_id text not null references member (id),
  kind text not null check (kind in ('single', 'multiple', 'trueFalse', 'blanks', 'short', 'numeric', 'matching', 'ordering',
    'essay', 'file', 'stem')),
  difficulty smallint not null check (difficulty between 1 and 5),
  tags text[] not null,
  -- Of its latest version, as everything above.
  text text not null,
  search_text text not null generated always as (search_form(text)) stored,
  search tsvector not null,
  version integer not null check (version > 0),
  is_retired boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index exam_question_list on exam_question (tenant_id, is_retired, updated_at desc, id desc);
create index exam_question_category on exam_question (category_id, is_retired, updated_at desc, id desc);
create index exam_question_search on exam_question using gin (search);
create index exam_question_author on exam_question (author_id);
select guard_tenant('exam_question');

create table exam_question_version (
  question_id text not null references exam_question (id),
  number integer not null check (number > 0),
  tenant_id text not null references organization (id),
  author_id text not null references member (id),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  explanation text not null,
  created_at timestamptz not null,
  primary key (question_id, number)
);
create index exam_question_version_author on exam_question_version (author_id);
select guard_tenant('exam_question_version');

create function refuse_written_question() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a question does not change' using errcode = 'restrict_violation';
end $$;
create trigger exam_question_version_written before update on exam_question_version
  for each row execute function refuse_written_question();
