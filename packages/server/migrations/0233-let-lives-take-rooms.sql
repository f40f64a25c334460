-- A live takes its room with it, as a meeting of a class does: the booking belongs to the live, moves and ends with it, and
-- nobody cancels it elsewhere.
alter table live add column classroom_id text references classroom (id);
create index live_classroom on live (classroom_id) where classroom_id is not null;
alter table classroom_booking add column live_id text;
create index classroom_booking_live on classroom_booking (live_id) where live_id is not null;
alter table classroom_booking add constraint classroom_booking_one_owner
  check (class_meeting_id is null or live_id is null);

-- A live that stands stays, whoever planned it has left.
create or replace function free_rooms_of_leaver() returns trigger language plpgsql as $$
begin
  update classroom_booking set state = 'cancelled', cancelled_at = new.updated_at
  where booked_by = new.id and starts_at > new.updated_at and state = 'booked'
    and class_meeting_id is null and live_id is null;
  return null;
end $$;
