-- Managers remind those who have not begun or not finished a course, each person once a day: the day is kept here, so that two
-- managers at once, or one who presses twice, remind nobody twice.
create table study_reminder (
  course_id text not null references course (id),
  member_id text not null references member (id) on delete cascade,
  tenant_id text not null references organization (id),
  -- The last day, in the zone of the installation.
  reminded_on date not null,
  primary key (course_id, member_id)
);
create index study_reminder_member on study_reminder (member_id);
select guard_tenant('study_reminder');
