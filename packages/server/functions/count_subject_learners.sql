-- Adds up how many learn, finished and left a subject.
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
