-- How many works of a course wait for their marker, have passed or were returned, as changes to be added up, as `learner_count`: whoever
-- hands in writes a row and waits for nobody, a job makes one of them every minute. The list of works counted all that wait for each page.
create table homework_count (
  tenant_id text not null references organization (id),
  course_id text not null,
  state text not null check (state in ('submitted', 'passed', 'returned')),
  works integer not null
);
create index homework_count_course on homework_count (course_id, state);
select guard_tenant('homework_count');

-- A draft was never handed in; of the other states the table of works says that it was.
create function count_homework() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into homework_count select tenant_id, course_id, state, count(*) from added
      where state <> 'draft' group by tenant_id, course_id, state;
  elsif tg_op = 'DELETE' then
    insert into homework_count select tenant_id, course_id, state, -count(*) from removed
      where state <> 'draft' group by tenant_id, course_id, state;
  else
    insert into homework_count
      select work.tenant_id, work.course_id, work.state, work.change
      from (values (old.tenant_id, old.course_id, old.state, -1), (new.tenant_id, new.course_id, new.state, 1))
        as work (tenant_id, course_id, state, change)
      where work.state <> 'draft';
  end if;
  return null;
end $$;
create trigger homework_begun after insert on homework
  referencing new table as added for each statement execute function count_homework();
create trigger homework_removed after delete on homework
  referencing old table as removed for each statement execute function count_homework();
create trigger homework_moved after update of state on homework for each row
  when (new.state <> old.state) execute function count_homework();

insert into homework_count select tenant_id, course_id, state, count(*) from homework
  where state <> 'draft' group by tenant_id, course_id, state;
do $$ begin
  assert (select coalesce(sum(works), 0) from homework_count) = (select count(*) from homework where state <> 'draft'),
    'every work that was handed in is counted';
end $$;
