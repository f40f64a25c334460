-- D-180: a day has one reminder of an item for somebody, whoever reminds: two rules that ask for one course, the course itself, a
-- study pack. Whoever wants to remind takes the item for the day first; what is taken waits for the next day.
create table learner_reminder (
  receiver_id text not null references member (id) on delete cascade,
  -- ENUM-11, as everywhere.
  business_type smallint not null,
  business_id text not null,
  -- By the calendar of the receiver, as `2026-11-17`.
  day text not null,
  tenant_id text not null references organization (id),
  primary key (receiver_id, business_type, business_id, day)
);
create index learner_reminder_day on learner_reminder (day);
select guard_tenant('learner_reminder');

-- The course had a table of its own for it.
insert into learner_reminder (receiver_id, business_type, business_id, day, tenant_id)
select member_id, 1, course_id, to_char(reminded_on, 'YYYY-MM-DD'), tenant_id from study_reminder;
do $$ begin
  assert (select count(*) from learner_reminder) = (select count(*) from study_reminder), 'every reminder was taken over';
end $$;
drop table study_reminder;
