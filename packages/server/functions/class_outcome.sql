-- Somebody’s attendance of a class as of an instant. They attended it when they were at every meeting, on time or late;
-- one they were excused from is not missing, but nobody attends a class by being excused from all of it.
create or replace function class_outcome(class text, person text, as_of timestamptz)
returns table (meeting_count integer, attended_count integer, is_attended boolean, is_excused boolean, attended_at timestamptz)
language sql stable as $$
  select count(*)::integer, (count(*) filter (where latest.state in ('present', 'late')))::integer,
    coalesce(bool_and(coalesce(latest.state in ('present', 'late', 'excused'), false)), false)
      and coalesce(bool_or(latest.state in ('present', 'late')), false),
    coalesce(bool_and(coalesce(latest.state = 'excused', false)), false),
    max(coalesce(held.since, latest.recorded_at))
  from class_meeting meeting
    left join lateral (
      select entry.state, entry.recorded_at from class_attendance_entry entry
      where entry.meeting_id = meeting.id and entry.member_id = person and entry.recorded_at <= as_of
      order by entry.recorded_at desc, entry.id desc limit 1
    ) latest on true
    left join lateral (
      select min(entry.recorded_at) as since from class_attendance_entry entry
      -- Of most meetings nothing is said yet: nothing more is looked for.
      where latest.state is not null and entry.meeting_id = meeting.id and entry.member_id = person
        and entry.recorded_at <= as_of
        and entry.recorded_at > coalesce((
          select max(absence.recorded_at) from class_attendance_entry absence
          where absence.meeting_id = meeting.id and absence.member_id = person and absence.recorded_at <= as_of
            and absence.state = 'absent'), '-infinity')
    ) held on true
  where meeting.class_id = class
$$;
