-- A room may ask for the approval of one person: a booking waits, and holds its time meanwhile, so that nobody else is
-- promised it. A room has a picture, by which people know it again.
alter table classroom
  add column approver_id text references member (id),
  add column cover_file_id text references file (id) on delete set null;
create index classroom_approver on classroom (approver_id) where approver_id is not null;
create index classroom_cover on classroom (cover_file_id) where cover_file_id is not null;

alter table classroom_booking
  add column decided_at timestamptz,
  add column decided_by text references member (id),
  add column refusal text not null default '' check (length(refusal) <= 200);
alter table classroom_booking drop constraint classroom_booking_state_check;
alter table classroom_booking add constraint classroom_booking_state_check
  check (state in ('waiting', 'booked', 'refused', 'cancelled'));
alter table classroom_booking drop constraint classroom_booking_free;
alter table classroom_booking add constraint classroom_booking_free exclude using gist
  (classroom_id with =, tstzrange(starts_at, ends_at) with &&) where (state in ('waiting', 'booked'));
drop index classroom_booking_room;
create index classroom_booking_room on classroom_booking (classroom_id, starts_at) where state in ('waiting', 'booked');
create index classroom_booking_waiting on classroom_booking (tenant_id, starts_at, id) where state = 'waiting';

create or replace function free_rooms_of_leaver() returns trigger language plpgsql as $$
begin
  update classroom_booking set state = 'cancelled', cancelled_at = new.updated_at
  where booked_by = new.id and starts_at > new.updated_at and state in ('waiting', 'booked')
    and class_meeting_id is null and live_id is null;
  return null;
end $$;
