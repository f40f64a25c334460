-- ENUM-11: the people who were at a meeting of a class. Whatever is said of somebody is an entry that never changes; the
-- latest one holds, and the others say how it came to that.
create table class_attendance_entry (
  id text primary key,
  tenant_id text not null references organization (id),
  meeting_id text not null references class_meeting (id),
  member_id text not null references member (id),
  way text not null check (way in ('scan', 'typed', 'hand')),
  state text not null check (state in ('present', 'late', 'excused', 'absent')),
  -- When they were there: of a scanned code the time of the scan, however long signing in took.
  noted_at timestamptz not null,
  recorded_at timestamptz not null,
  recorded_by text not null references member (id),
  -- Of a correction by hand.
  reason text not null default '',
  -- Of a scan, which counts for one person.
  scan_id text,
  check ((way = 'hand') = (reason <> '')),
  check ((way = 'scan') = (scan_id is not null))
);
create index class_attendance_latest on class_attendance_entry (meeting_id, member_id, recorded_at desc, id desc);
create unique index class_attendance_scan on class_attendance_entry (scan_id);
create index class_attendance_member on class_attendance_entry (member_id);
create trigger class_attendance_entry_stays before update or delete on class_attendance_entry
  for each row execute function refuse_change();
select guard_tenant('class_attendance_entry');
