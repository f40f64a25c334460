-- ENUM-08, ENUM-09, ENUM-12: classes that meet somewhere, and who has a seat in them. The database counts the seats that
-- are taken and refuses one too many, whichever use case, job or import gives it (decision 048).
create table training_class (
  id text primary key,
  tenant_id text not null references organization (id),
  author_id text not null references member (id),
  teacher_id text not null references member (id),
  state text not null default 'draft' check (state in ('draft', 'published', 'cancelled', 'archived')),
  -- The list it stands in.
  kind text not null check (kind in ('training', 'open')),
  train_type smallint not null check (train_type in (0, 1)),
  class_type smallint not null check (class_type between 1 and 4),
  title text not null check (length(title) between 1 and 100),
  search_text text not null generated always as (search_form(title)) stored,
  introduction text not null,
  -- `CourseAudience` of the contract.
  audience jsonb not null,
  -- Null: as many as come.
  seats integer check (seats between 1 and 5000),
  seats_taken integer not null default 0 check (seats_taken >= 0),
  -- 0: there is no waiting list.
  waiting_max integer not null check (waiting_max between 0 and 5000),
  -- Of the next application.
  next_number integer not null default 1,
  opens_at timestamptz,
  closes_at timestamptz,
  cancel_hours_before smallint not null check (cancel_hours_before between 0 and 720),
  time_zone text not null,
  -- First start and last end of its meetings, written with them.
  starts_at timestamptz,
  ends_at timestamptz,
  cancel_reason text not null default '',
  revision integer not null default 1,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint training_class_not_overfull check (seats is null or seats_taken <= seats),
  check (state <> 'published' or starts_at is not null)
);
create index training_class_catalogue on training_class (tenant_id, starts_at, id) where state = 'published';
create index training_class_changed on training_class (tenant_id, updated_at desc, id);
create index training_class_author on training_class (author_id, updated_at desc, id);
create index training_class_teacher on training_class (teacher_id, updated_at desc, id);
select guard_tenant('training_class');

create table class_meeting (
  id text primary key,
  tenant_id text not null references organization (id),
  class_id text not null references training_class (id),
  title text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  location text not null,
  -- The address of an online meeting.
  url text,
  lecturer_name text not null,
  -- Calendars follow changes by it.
  version integer not null default 1,
  check (starts_at < ends_at and ends_at - starts_at <= interval '24 hours')
);
create index class_meeting_class on class_meeting (class_id, starts_at, id);
select guard_tenant('class_meeting');

create table class_enrolment (
  id text primary key,
  tenant_id text not null references organization (id),
  class_id text not null references training_class (id),
  member_id text not null references member (id),
  state text not null check (state in ('enrolled', 'waiting', 'cancelled', 'removed')),
  -- The order of applications in its class.
  number integer not null check (number > 0),
  -- Why somebody was removed.
  reason text not null default '',
  added_by text references member (id),
  applied_at timestamptz not null,
  -- When it came to the state it has.
  settled_at timestamptz not null,
  unique (class_id, number)
);
-- One that stands; whoever left may apply again, with a number of their own.
create unique index class_enrolment_standing on class_enrolment (class_id, member_id) where state in ('enrolled', 'waiting');
create index class_enrolment_order on class_enrolment (class_id, state, number);
create index class_enrolment_member on class_enrolment (member_id, applied_at desc, id);
select guard_tenant('class_enrolment');

create function count_class_seats() returns trigger language plpgsql as $$
declare
  change integer := (new.state = 'enrolled')::integer - coalesce((old.state = 'enrolled')::integer, 0);
begin
  if change <> 0 then
    update training_class set seats_taken = seats_taken + change where id = new.class_id;
  end if;
  return null;
end $$;
create trigger class_enrolment_seats after insert or update of state on class_enrolment
  for each row execute function count_class_seats();

-- Whoever leaves the company leaves the classes that have not begun; the clock gives their seats to those who wait.
create function end_enrolments_of_leaver() returns trigger language plpgsql as $$
begin
  -- Classes before enrolments, as everywhere.
  perform from training_class where starts_at > new.updated_at and id in (
    select class_id from class_enrolment where member_id = new.id and state in ('enrolled', 'waiting'))
  order by id for no key update;
  update class_enrolment set state = 'removed', settled_at = new.updated_at from training_class
  where training_class.id = class_enrolment.class_id and training_class.starts_at > new.updated_at
    and class_enrolment.member_id = new.id and class_enrolment.state in ('enrolled', 'waiting');
  return null;
end $$;
create trigger member_left_classes after update of state on member
  for each row when (new.state = 'left' and old.state <> 'left') execute function end_enrolments_of_leaver();
