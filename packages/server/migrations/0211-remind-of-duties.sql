-- D-180: the reminders of a duty, as they were sent: to the learner, then to their director and the next one. Each step is sent once,
-- and nobody hears of the same duty twice on a day.
create table assignment_reminder (
  duty_id text not null references assignment_duty (id),
  step text not null check (step in ('week', 'day', 'late', 'director', 'nextDirector')),
  tenant_id text not null references organization (id),
  -- Null: nobody directs them; it is not asked again.
  receiver_id text references member (id),
  -- By the calendar of the zone of the rule.
  day text not null,
  sent_at timestamptz not null,
  primary key (duty_id, step)
);
create unique index assignment_reminder_day on assignment_reminder (duty_id, receiver_id, day) where receiver_id is not null;
create index assignment_reminder_receiver on assignment_reminder (receiver_id, sent_at desc);
create trigger assignment_reminder_stays before update or delete on assignment_reminder
  for each row execute function refuse_change();
select guard_tenant('assignment_reminder');
