-- D-183: exams of a company. A draft is edited as a whole; publishing pins the versions of all questions anybody can be
-- asked as a paper that never changes, so that everybody is asked and marked by one definition.
create table exam (
  id text primary key,
  tenant_id text not null references organization (id),
  author_id text not null references member (id),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn', 'archived')),
  name text not null check (length(name) > 0),
  search_text text not null generated always as (search_form(name)) stored,
  introduction text not null,
  -- The people it is for, as `CourseAudience` of the contract.
  audience jsonb not null,
  -- `ExamSettings` and `ExamPaper` of the contract.
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  paper jsonb not null check (jsonb_typeof(paper) = 'object'),
  -- Its window, as in its settings.
  opens_at timestamptz,
  closes_at timestamptz,
  -- The paper takers are asked by; null until it is published.
  paper_id text,
  -- Counts the saves: whoever saves what they read earlier is told.
  revision integer not null default 1,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state <> 'published' or paper_id is not null)
);
create index exam_catalogue on exam (tenant_id, published_at desc, id) where state = 'published';
create index exam_changed on exam (tenant_id, updated_at desc, id);
create index exam_author on exam (tenant_id, author_id, updated_at desc, id);
select guard_tenant('exam');

create table exam_paper (
  id text primary key,
  tenant_id text not null references organization (id),
  exam_id text not null references exam (id),
  number integer not null check (number > 0),
  definition jsonb not null,
  published_by text not null references member (id),
  published_at timestamptz not null,
  unique (exam_id, number)
);
select guard_tenant('exam_paper');
alter table exam add foreign key (paper_id) references exam_paper (id);

create table exam_paper_question (
  paper_id text not null references exam_paper (id),
  ordinal integer not null check (ordinal >= 0),
  tenant_id text not null references organization (id),
  question_id text not null,
  version integer not null,
  -- Where everybody is asked it; null where it is drawn by one of its rules.
  points integer check (points > 0),
  rules smallint[] not null,
  primary key (paper_id, ordinal),
  unique (paper_id, question_id),
  foreign key (question_id, version) references exam_question_version (question_id, number),
  check ((points is null) = (cardinality(rules) > 0))
);
create index exam_paper_question_version on exam_paper_question (question_id, version);
select guard_tenant('exam_paper_question');

create function refuse_published_paper() returns trigger language plpgsql as $$
begin
  raise exception 'a published paper does not change' using errcode = 'restrict_violation';
end $$;
create trigger exam_paper_published before update or delete on exam_paper
  for each row execute function refuse_published_paper();
create trigger exam_paper_question_published before update or delete on exam_paper_question
  for each row execute function refuse_published_paper();
