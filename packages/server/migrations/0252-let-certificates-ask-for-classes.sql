-- D-188, ENUM-11: a certificate asks for attendance: a class is done by being at every meeting one was not excused from. What is
-- entered of attendance, by code or by hand, and a change of the meetings append to `certificate_check`, as learning does.
alter table certificate_requirement drop constraint certificate_requirement_business_type_check;
alter table certificate_requirement add constraint certificate_requirement_business_type_check
  check (business_type in (1, 3, 4, 6, 15));

create function check_certificates_of_attendance() returns trigger language plpgsql as $$
begin
  perform check_certificates_of(6::smallint, (select class_id from class_meeting where id = new.meeting_id), new.member_id);
  return null;
end $$;
create trigger class_attendance_entry_certified after insert on class_attendance_entry
  for each row execute function check_certificates_of_attendance();

-- A meeting that was taken out can be the last one somebody missed.
create function check_certificates_of_meetings() returns trigger language plpgsql as $$
begin
  if exists (select from certificate_requirement where business_type = 6 and business_id = new.id) then
    perform check_certificates_of(6::smallint, new.id, attendant.member_id) from (
      select distinct entry.member_id from class_attendance_entry entry
        join class_meeting meeting on meeting.id = entry.meeting_id
      where meeting.class_id = new.id
    ) attendant;
  end if;
  return null;
end $$;
create trigger training_class_meetings_certified after update of starts_at, ends_at on training_class
  for each row execute function check_certificates_of_meetings();
