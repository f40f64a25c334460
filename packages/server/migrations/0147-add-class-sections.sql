-- ENUM-02: a class as a section of a course. Whoever opens the section may apply for the class, whether or not it was meant for
-- them; those invitations stand beside the audience its author chose, as with exams and surveys.
alter table course_section add column class_id text references training_class (id);
alter table course_section drop constraint course_section_source;
alter table course_section add constraint course_section_source
  check (num_nonnulls(file_id, text, url, survey_id, live_id, exam_id, class_id) = 1);
create index course_section_class on course_section (class_id) where class_id is not null;

create table class_invitation (
  class_id text not null references training_class (id),
  member_id text not null references member (id),
  tenant_id text not null references organization (id),
  primary key (class_id, member_id)
);
create index class_invitation_member on class_invitation (member_id);
select guard_tenant('class_invitation');

-- Somebody's attendance of a class as of an instant. They attended it when they were at every meeting, on time or late; one they
-- were excused from is not missing, but nobody attends a class by being excused from all of it.
create function class_outcome(class text, person text, as_of timestamptz)
returns table (meeting_count integer, attended_count integer, is_attended boolean)
language sql stable as $$
  select count(*)::integer, (count(*) filter (where latest.state in ('present', 'late')))::integer,
    coalesce(bool_and(coalesce(latest.state in ('present', 'late', 'excused'), false)), false)
      and coalesce(bool_or(latest.state in ('present', 'late')), false)
  from class_meeting meeting
    left join lateral (
      select entry.state from class_attendance_entry entry
      where entry.meeting_id = meeting.id and entry.member_id = person and entry.recorded_at <= as_of
      order by entry.recorded_at desc, entry.id desc limit 1
    ) latest on true
  where meeting.class_id = class
$$;

-- Sections follow what is said of attendance itself, by code or by hand: no use case can forget. What a correction takes away is
-- taken from runs midway; a finished run stays finished.
create function follow_class_outcome(class text, person text, at timestamptz) returns void language plpgsql as $$
declare
  place record;
  is_attended boolean := (select outcome.is_attended from class_outcome(class, person, 'infinity') outcome);
begin
  for place in
    select run.id, run.tenant_id, run.finished_at, section.key from course_section section
      join study_run run on run.version_id = section.version_id
    where section.class_id = class and run.member_id = person and run.closed_at is null
    order by run.id for no key update of run
  loop
    if is_attended then
      insert into section_progress (tenant_id, run_id, section_key, finished_at)
      values (place.tenant_id, place.id, place.key, at)
      on conflict (run_id, section_key) do update
        set finished_at = coalesce(section_progress.finished_at, excluded.finished_at);
      update study_run set finished_at = at where id = place.id and finished_at is null
        and (select required > 0 and finished = required from study_progress(place.id, at));
    elsif place.finished_at is null then
      update section_progress set finished_at = null where run_id = place.id and section_key = place.key;
    end if;
  end loop;
end $$;

create function follow_class_attendance() returns trigger language plpgsql as $$
declare
  class text := (select class_id from class_meeting where id = new.meeting_id);
begin
  -- Most classes are in nothing.
  if exists (select from course_section where class_id = class) then
    perform follow_class_outcome(class, new.member_id, new.recorded_at);
  end if;
  return null;
end $$;
create trigger class_attendance_entry_followed after insert on class_attendance_entry
  for each row execute function follow_class_attendance();

-- A meeting that is added or taken out changes what it takes to attend a class; its times are written with its meetings.
create function follow_class_meetings() returns trigger language plpgsql as $$
begin
  if exists (select from course_section where class_id = new.id) then
    perform follow_class_outcome(new.id, attendant.member_id, new.updated_at) from (
      select distinct entry.member_id from class_attendance_entry entry
        join class_meeting meeting on meeting.id = entry.meeting_id
      where meeting.class_id = new.id order by entry.member_id
    ) attendant;
  end if;
  return null;
end $$;
create trigger training_class_meetings_followed after update of starts_at, ends_at on training_class
  for each row execute function follow_class_meetings();
