-- Homework as a section of a course: a task somebody answers with a text and files, and whoever manages the course marks.
alter table course_section add column is_done_on_submit boolean not null default false;

create table homework (
  id text primary key,
  tenant_id text not null references organization (id),
  course_id text not null references course (id),
  run_id text not null references study_run (id) on delete cascade,
  section_key text not null,
  member_id text not null references member (id) on delete cascade,
  state text not null check (state in ('draft', 'submitted', 'passed', 'returned')),
  text text not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  marked_at timestamptz,
  marked_by text references member (id),
  comment text not null default '',
  score smallint check (score between 0 and 100),
  unique (run_id, section_key),
  check (state = 'draft' or submitted_at is not null)
);
create index homework_list on homework (course_id, state, submitted_at, id);
create index homework_member on homework (member_id);
select guard_tenant('homework');
