-- ENUM-11: a photo of the code checks in people who are elsewhere. A lecturer looks for some who scanned it, and says that they are there:
-- an entry like the others, which never changes.
alter table class_attendance_entry drop constraint class_attendance_entry_way_check;
alter table class_attendance_entry add constraint class_attendance_entry_way_check
  check (way in ('scan', 'typed', 'hand', 'confirmed'));
