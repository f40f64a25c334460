-- D-189: rooms somebody can reserve, and who has them when. Two bookings that stand never overlap: the database says so,
-- not a check before the insert. Times are half-open, so that one booking ends when the next begins.
create extension if not exists btree_gist;

create table classroom (
  id text primary key,
  tenant_id text not null references organization (id),
  state text not null default 'open' check (state in ('open', 'closed')),
  name text not null check (length(name) between 1 and 60),
  -- Two rooms of one name cannot be told apart, whatever the spaces.
  name_key text not null,
  place text not null check (length(place) between 1 and 100),
  search_text text not null generated always as (search_form(name || ' ' || place)) stored,
  seats integer not null check (seats between 1 and 2000),
  equipment text[] not null,
  note text not null,
  time_zone text not null,
  -- Minutes of its wall clock, and days of the week of which Monday is 1.
  opens_minute smallint not null check (opens_minute >= 0),
  closes_minute smallint not null check (closes_minute <= 1440),
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@ '{1,2,3,4,5,6,7}'),
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (opens_minute < closes_minute),
  constraint classroom_name unique (tenant_id, name_key)
);
create index classroom_list on classroom (tenant_id, state, place, name, id);
select guard_tenant('classroom');

create table classroom_booking (
  id text primary key,
  tenant_id text not null references organization (id),
  classroom_id text not null references classroom (id),
  state text not null check (state in ('booked', 'cancelled')),
  title text not null check (length(title) between 1 and 100),
  people_count integer check (people_count between 1 and 2000),
  booked_by text not null references member (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  cancelled_by text references member (id),
  check (starts_at < ends_at),
  constraint classroom_booking_free exclude using gist
    (classroom_id with =, tstzrange(starts_at, ends_at) with &&) where (state = 'booked')
);
create index classroom_booking_room on classroom_booking (classroom_id, starts_at) where state = 'booked';
create index classroom_booking_person on classroom_booking (booked_by, starts_at, id);
select guard_tenant('classroom_booking');

-- Bookings of whoever leaves the company free their rooms.
create function free_rooms_of_leaver() returns trigger language plpgsql as $$
begin
  update classroom_booking set state = 'cancelled', cancelled_at = new.updated_at
  where booked_by = new.id and starts_at > new.updated_at and state = 'booked';
  return null;
end $$;
create trigger member_left_rooms after update of state on member
  for each row when (new.state = 'left' and old.state <> 'left') execute function free_rooms_of_leaver();
