-- D-183: attempts that lose nothing. The paper of an attempt is drawn once and never changes; an answer is a revision that
-- was acknowledged; a mark is an entry beside the earlier ones.
create table exam_attempt (
  id text primary key,
  tenant_id text not null references organization (id),
  exam_id text not null references exam (id),
  paper_id text not null references exam_paper (id),
  member_id text not null references member (id),
  number integer not null check (number > 0),
  seed text not null,
  -- `ExamSettings` as they were shown at the start.
  settings jsonb not null,
  point_sum integer not null check (point_sum > 0),
  question_count smallint not null check (question_count > 0),
  started_at timestamptz not null,
  extra_ms bigint not null check (extra_ms >= 0),
  closes_at timestamptz not null,
  -- The tab that opened it last.
  tab_id text,
  ended_at timestamptz,
  ended_by text check (ended_by in ('taker', 'clock')),
  receipt text,
  result text check (result in ('marking', 'passed', 'failed', 'finished')),
  -- Ten-thousandths of a point.
  score integer,
  unique (exam_id, member_id, number),
  check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (result is null)),
  check ((ended_by = 'taker') = (receipt is not null))
);
-- Two starts at once are one attempt.
create unique index exam_attempt_open on exam_attempt (exam_id, member_id) where ended_at is null;
create index exam_attempt_due on exam_attempt (closes_at) where ended_at is null;
create index exam_attempt_latest on exam_attempt (exam_id, started_at desc, id);
create index exam_attempt_own on exam_attempt (tenant_id, member_id, started_at desc, id);
create index exam_attempt_paper on exam_attempt (paper_id);
select guard_tenant('exam_attempt');

create table exam_attempt_question (
  attempt_id text not null references exam_attempt (id),
  ordinal smallint not null check (ordinal >= 0),
  tenant_id text not null references organization (id),
  question_id text not null,
  version integer not null,
  points integer not null check (points > 0),
  primary key (attempt_id, ordinal)
);
create index exam_attempt_question_version on exam_attempt_question (question_id, version);
select guard_tenant('exam_attempt_question');

-- Written by one statement that holds its attempt: a reference of its own would be checked a second time for every save.
create table exam_answer (
  attempt_id text not null,
  ordinal smallint not null,
  tenant_id text not null,
  revision bigint not null check (revision > 0),
  -- Null: taken back.
  answer jsonb,
  is_flagged boolean not null,
  saved_at timestamptz not null,
  primary key (attempt_id, ordinal)
) with (fillfactor = 70);
select guard_tenant('exam_answer');

-- Evidence: the newest of what came after the end. Nothing of it is marked unless somebody decides so.
create table exam_late_answer (like exam_answer including all);
select guard_tenant('exam_late_answer');

create table exam_mark (
  attempt_id text not null references exam_attempt (id),
  ordinal smallint not null,
  number integer not null check (number > 0),
  tenant_id text not null references organization (id),
  -- Ten-thousandths of a point.
  mark integer not null,
  -- Null: by the rule of the question.
  marker_id text references member (id),
  created_at timestamptz not null,
  primary key (attempt_id, ordinal, number)
);
create index exam_mark_marker on exam_mark (marker_id) where marker_id is not null;
select guard_tenant('exam_mark');

create table exam_extra_time (
  id text primary key,
  tenant_id text not null references organization (id),
  exam_id text not null references exam (id),
  member_id text not null references member (id),
  minutes integer not null check (minutes > 0),
  given_by text not null references member (id),
  given_at timestamptz not null
);
create index exam_extra_time_member on exam_extra_time (exam_id, member_id);
create index exam_extra_time_given on exam_extra_time (given_by);
select guard_tenant('exam_extra_time');

create table exam_outage (
  exam_id text not null references exam (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  tenant_id text not null references organization (id),
  given_by text not null references member (id),
  given_at timestamptz not null,
  primary key (exam_id, starts_at, ends_at),
  check (ends_at > starts_at)
);
create index exam_outage_given on exam_outage (given_by);
select guard_tenant('exam_outage');

create function refuse_written_exam_row() returns trigger language plpgsql as $$
begin
  raise exception 'this row of an exam does not change' using errcode = 'restrict_violation';
end $$;
create trigger exam_attempt_question_written before update or delete on exam_attempt_question
  for each row execute function refuse_written_exam_row();
create trigger exam_mark_written before update or delete on exam_mark
  for each row execute function refuse_written_exam_row();
create trigger exam_extra_time_written before update or delete on exam_extra_time
  for each row execute function refuse_written_exam_row();
