-- A class says what it costs, line by line in one currency, so that a report can say it per person who was there.
alter table training_class add column currency text check (currency ~ '^[A-Z]{3}$');
create table class_cost (
  id text primary key,
  tenant_id text not null references organization (id),
  class_id text not null references training_class (id),
  position smallint not null,
  label text not null check (length(label) between 1 and 60),
  amount_hundredths bigint not null check (amount_hundredths between 1 and 99999999999),
  constraint class_cost_place unique (class_id, position)
);
select guard_tenant('class_cost');
create index training_class_period on training_class (tenant_id, starts_at, id) where state = 'published';

-- How long somebody was at a class: the whole of each meeting they were present at or late for, as the latest entry says.
create function class_minutes_attended(class text, person text) returns integer language sql stable as $$
  select coalesce(sum(extract(epoch from meeting.ends_at - meeting.starts_at) / 60), 0)::integer
  from class_meeting meeting
    join lateral (
      select entry.state from class_attendance_entry entry
      where entry.meeting_id = meeting.id and entry.member_id = person
      order by entry.recorded_at desc, entry.id desc limit 1
    ) latest on latest.state in ('present', 'late')
  where meeting.class_id = class
$$;
