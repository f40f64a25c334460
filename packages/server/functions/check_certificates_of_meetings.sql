-- A meeting that was taken out can be the last one somebody missed.
create or replace function check_certificates_of_meetings() returns trigger language plpgsql as $$
begin
  perform check_certificates_of(6::smallint, asked.business_id, attendant.member_id)
  from (
    select distinct requirement.business_id from certificate_requirement requirement
      join training_class sibling on sibling.id = requirement.business_id and sibling.series_id = new.series_id
    where requirement.business_type = 6
  ) asked, (
    select distinct entry.member_id from class_attendance_entry entry
      join class_meeting meeting on meeting.id = entry.meeting_id
    where meeting.class_id = new.id
  ) attendant;
  return null;
end $$;
