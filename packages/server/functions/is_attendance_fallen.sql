-- Whether somebody was at a class of the series that counted when they were awarded a certificate, and by a later
-- correction was not.
create or replace function is_attendance_fallen(award text, class text, as_of timestamptz) returns boolean language sql stable as $$
  select series_attended_at(class, own.member_id, renewal.opened_at, as_of) is null and exists (
      select from training_class asked
        join training_class held on held.series_id = asked.series_id and coalesce(held.ends_at > renewal.opened_at, true)
        join class_meeting meeting on meeting.class_id = held.id
        cross join lateral (
          select entry.state from class_attendance_entry entry
          where entry.meeting_id = meeting.id and entry.member_id = own.member_id and entry.recorded_at <= own.issued_at
          order by entry.recorded_at desc, entry.id desc limit 1
        ) before
        cross join lateral (
          select entry.state from class_attendance_entry entry
          where entry.meeting_id = meeting.id and entry.member_id = own.member_id and entry.recorded_at <= as_of
          order by entry.recorded_at desc, entry.id desc limit 1
        ) latest
      where asked.id = class and (before.state in ('present', 'late') and latest.state in ('excused', 'absent')
        or before.state = 'excused' and latest.state = 'absent'))
  from certificate_award own
    left join certificate_renewal renewal on renewal.certificate_id = own.certificate_id
      and renewal.member_id = own.member_id and renewal.run = own.run
  where own.id = award
$$;
