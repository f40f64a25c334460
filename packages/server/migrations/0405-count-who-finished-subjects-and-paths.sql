-- B9: lists of managers say how many have finished a subject or a path. Whether somebody has is worked out from the contents (decision
-- 035), which takes too long for all learners of a page, so each run keeps what was worked out last: a job asks all of them in turn.
alter table subject_run add column is_finished boolean not null default false;
alter table position_run add column is_finished boolean not null default false;
create index position_run_finished on position_run (position_id) where is_finished and closed_at is null;

create or replace function count_subject_learners() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into learner_count select tenant_id, subject_id, count(*), count(*) filter (where is_finished) from added
      group by tenant_id, subject_id;
  elsif tg_op = 'DELETE' then
    insert into learner_count select tenant_id, subject_id, -count(*), -count(*) filter (where is_finished) from removed
      group by tenant_id, subject_id;
  else
    insert into learner_count values (new.tenant_id, new.subject_id, 0, new.is_finished::integer - old.is_finished::integer);
  end if;
  return null;
end $$;
create trigger subject_run_finished after update of is_finished on subject_run for each row
  when (new.is_finished <> old.is_finished) execute function count_subject_learners();
