-- Sections follow the attendance of their class, whoever wrote it.
create or replace function follow_class_attendance() returns trigger language plpgsql as $$
declare
  class text := (select class_id from class_meeting where id = new.meeting_id);
begin
  if is_class_of_section(class) then
    perform follow_class_outcome(class, new.member_id, new.recorded_at);
  end if;
  if new.state in ('excused', 'absent') and is_class_content(class)
    and not (select is_attended from class_outcome(class, new.member_id, 'infinity')) then
    perform keep_attended_class(class, new.member_id, new.recorded_at);
  end if;
  return null;
end $$;
