-- A meeting that is added or taken out changes what it takes to attend a class; its times are written with its meetings.
create or replace function follow_class_meetings() returns trigger language plpgsql as $$
begin
  if is_class_of_section(new.id) then
    perform follow_class_outcome(new.id, attendant.member_id, new.updated_at) from (
      select distinct entry.member_id from class_attendance_entry entry
        join class_meeting meeting on meeting.id = entry.meeting_id
      where meeting.class_id = new.id order by entry.member_id
    ) attendant;
  end if;
  return null;
end $$;
