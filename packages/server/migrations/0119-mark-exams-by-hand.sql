-- D-183: answers a person has to read. Each waits as an item that says nothing of who wrote it; the marks of all markers
-- are entries beside each other, and the one they come to becomes a mark of the attempt.
alter table exam
  add marker_count smallint not null default 1 check (marker_count in (1, 2)),
  add difference_rule text not null default 'average' check (difference_rule in ('average', 'third')),
  add difference_percent smallint not null default 10 check (difference_percent between 0 and 100);

-- Those who mark beside the managers of an exam.
create table exam_marker (
  exam_id text not null references exam (id),
  member_id text not null references member (id),
  tenant_id text not null references organization (id),
  primary key (exam_id, member_id)
);
create index exam_marker_member on exam_marker (member_id);
select guard_tenant('exam_marker');

create table exam_marking (
  -- Random: the items of one attempt do not stand together.
  id text primary key,
  tenant_id text not null references organization (id),
  exam_id text not null references exam (id),
  attempt_id text not null references exam_attempt (id),
  ordinal smallint not null,
  -- The person who wrote it, who does not mark it; markers are never shown it.
  member_id text not null references member (id),
  question_id text not null,
  version integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'differing', 'done', 'void')),
  created_at timestamptz not null
);
create unique index exam_marking_answer on exam_marking (attempt_id, ordinal) where state <> 'void';
create index exam_marking_queue on exam_marking (exam_id, question_id, version, id)
  where state in ('waiting', 'differing');
create index exam_marking_question on exam_marking (exam_id, question_id, version, state);
create index exam_marking_attempt on exam_marking (attempt_id);
create index exam_marking_member on exam_marking (member_id);
select guard_tenant('exam_marking');

create table exam_marker_mark (
  marking_id text not null references exam_marking (id),
  number integer not null check (number > 0),
  tenant_id text not null references organization (id),
  marker_id text not null references member (id),
  -- Ten-thousandths of a point.
  mark integer not null check (mark >= 0),
  comment text not null,
  created_at timestamptz not null,
  primary key (marking_id, number)
);
create index exam_marker_mark_marker on exam_marker_mark (marker_id, marking_id);
select guard_tenant('exam_marker_mark');
create trigger exam_marker_mark_written before update or delete on exam_marker_mark
  for each row execute function refuse_written_exam_row();

insert into exam_marking (id, tenant_id, exam_id, attempt_id, ordinal, member_id, question_id, version, created_at)
select gen_random_uuid()::text, attempt.tenant_id, attempt.exam_id, attempt.id, asked.ordinal, attempt.member_id,
  asked.question_id, asked.version, attempt.ended_at
from exam_attempt attempt join exam_attempt_question asked on asked.attempt_id = attempt.id
where attempt.result = 'marking' and not exists (select from exam_mark
  where exam_mark.attempt_id = attempt.id and exam_mark.ordinal = asked.ordinal);
