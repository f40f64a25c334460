-- A meeting of a class takes a room with it. The booking belongs to the meeting: it moves and ends with it, and
-- nobody cancels it elsewhere.
alter table class_meeting add column classroom_id text references classroom (id);
create index class_meeting_room on class_meeting (classroom_id) where classroom_id is not null;
-- No reference: a meeting that was taken out of its class leaves its cancelled booking behind.
alter table classroom_booking add column class_meeting_id text;
create index classroom_booking_meeting on classroom_booking (class_meeting_id) where class_meeting_id is not null;

-- A class goes on without whoever reserved its rooms.
create or replace function free_rooms_of_leaver() returns trigger language plpgsql as $$
begin
  update classroom_booking set state = 'cancelled', cancelled_at = new.updated_at
  where booked_by = new.id and starts_at > new.updated_at and state = 'booked' and class_meeting_id is null;
  return null;
end $$;
