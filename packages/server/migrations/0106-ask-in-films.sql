-- Questions at a second of what is played. They belong to the section, and with it to a version that does not change once
-- it is published; answers belong to the run of whoever gave them and are all kept.
alter table course_section add column questions jsonb not null default '[]';

create table section_answer (
  tenant_id text not null references organization (id),
  run_id text not null references study_run (id),
  section_key text not null,
  -- Unique in its section; the same in every version that still asks it.
  question_key text not null,
  try_number smallint not null check (try_number > 0),
  member_id text not null references member (id),
  course_id text not null references course (id),
  -- The version whose question and key it was marked by.
  version_id text not null references course_version (id),
  answer jsonb not null,
  is_right boolean not null,
  answered_at timestamptz not null,
  primary key (run_id, section_key, question_key, try_number)
);
-- Wrong answers of a person, the latest first: what they practise.
create index section_answer_member on section_answer (member_id, is_right, answered_at desc);
create index section_answer_course on section_answer (course_id);
create index section_answer_version on section_answer (version_id);
select guard_tenant('section_answer');

-- How many questions of a section a run must still answer before the section can be finished. The one place that says so:
-- reports, answers and what learners see as missing ask it.
create function count_open_questions(run text, section text, questions jsonb) returns integer
language sql stable as $$
  select count(*)::integer
  from jsonb_array_elements(questions) question
  where (question ->> 'isRequired')::boolean and not exists (
    select from section_answer answer
    where answer.run_id = run and answer.section_key = section and answer.question_key = question ->> 'id')
$$;
