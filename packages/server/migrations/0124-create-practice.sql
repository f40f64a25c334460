-- D-183: practice that remembers. A card is one question for one person: of the bank, or asked by a film. Its schedule is
-- kept with it; every answer is kept beside it, with the schedule it was given by.

-- Opened by an author: everybody may then be asked its questions and be told their keys.
alter table exam_category add is_open_for_practice boolean not null default false;

create table practice_bank (
  member_id text not null references member (id) on delete cascade,
  category_id text not null references exam_category (id) on delete cascade,
  tenant_id text not null references organization (id),
  primary key (member_id, category_id)
);
create index practice_bank_category on practice_bank (category_id);
select guard_tenant('practice_bank');

create table practice_card (
  id text primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  -- A question of the bank, in whichever version it has.
  question_id text references exam_question (id),
  -- The attempt it was answered wrong in; null: chosen with its bank.
  attempt_id text references exam_attempt (id),
  -- Or a question of a film, as the version asks it that was learned.
  course_id text references course (id),
  version_id text references course_version (id),
  section_key text,
  question_key text,
  -- 0 never asked, 1 being learned, 2 known, 3 being learned again.
  state smallint not null default 0 check (state between 0 and 3),
  due_at timestamptz not null,
  stability double precision not null default 0,
  difficulty double precision not null default 0,
  scheduled_days integer not null default 0,
  learning_step smallint not null default 0,
  answer_count integer not null default 0 check (answer_count >= 0),
  lapse_count integer not null default 0 check (lapse_count >= 0),
  answered_at timestamptz,
  is_suspended boolean not null default false,
  -- Left for another day; it is not asked before.
  buried_until timestamptz,
  created_at timestamptz not null,
  constraint practice_card_question unique nulls not distinct (member_id, question_id, course_id, section_key, question_key),
  check (num_nonnulls(question_id, course_id) = 1),
  check (num_nonnulls(course_id, version_id, section_key, question_key) in (0, 4)),
  check (attempt_id is null or question_id is not null)
);
create index practice_card_due on practice_card (member_id, due_at, id);
create index practice_card_bank on practice_card (question_id) where question_id is not null;
create index practice_card_attempt on practice_card (attempt_id) where attempt_id is not null;
create index practice_card_course on practice_card (course_id) where course_id is not null;
create index practice_card_version on practice_card (version_id) where version_id is not null;
select guard_tenant('practice_card');

create table practice_answer (
  member_id text not null references member (id) on delete cascade,
  -- Made by the client: an answer that is sent twice is one.
  id text not null,
  tenant_id text not null references organization (id),
  card_id text not null references practice_card (id) on delete cascade,
  -- Of its card, from one.
  number integer not null check (number > 0),
  answer jsonb,
  mark integer not null,
  grade smallint not null check (grade between 1 and 4),
  -- The schedule of the card it was given by: a grade that is said later is counted from here.
  before jsonb not null,
  -- In the zone of the person, as it was then: travelling does not take a day away.
  day date not null,
  answered_at timestamptz not null,
  primary key (member_id, id),
  unique (card_id, number)
);
create index practice_answer_day on practice_answer (member_id, day desc);
select guard_tenant('practice_answer');
