-- Bookings of whoever leaves the company free their rooms. A class goes on without whoever reserved its rooms, and a
-- live that stands stays.
create or replace function free_rooms_of_leaver() returns trigger language plpgsql as $$
begin
  update classroom_booking set state = 'cancelled', cancelled_at = new.updated_at
  where booked_by = new.id and starts_at > new.updated_at and state in ('waiting', 'booked')
    and class_meeting_id is null and live_id is null;
  return null;
end $$;
