-- D-183: files as answers. A file belongs to one question of one attempt before an answer names it, so that a save stays
-- one statement that looks nowhere but here.
create table exam_answer_file (
  file_id text primary key references file (id),
  tenant_id text not null references organization (id),
  attempt_id text not null references exam_attempt (id),
  ordinal smallint not null check (ordinal >= 0),
  -- The part of a stem; empty: the question itself.
  part_id text not null,
  -- As its taker calls it; the file itself has a number, which tells a marker nothing.
  name text not null,
  created_at timestamptz not null,
  -- Looked at since the attempt has ended: an answer names it.
  is_settled boolean not null default false
);
create index exam_answer_file_attempt on exam_answer_file (attempt_id, ordinal);
create index exam_answer_file_open on exam_answer_file (created_at) where not is_settled;
select guard_tenant('exam_answer_file');
