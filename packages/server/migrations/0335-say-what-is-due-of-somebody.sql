-- D-181: what is asked of somebody by a day and how far they are, for whoever directs them: the run of each rule that counts now.
create function study_dues(person text, as_of timestamptz)
returns table (kind text, id text, source_id text, title text, due_at timestamptz, progress text)
language sql stable as $$
  select 'duty', duty.id, duty.rule_id, rule.title, duty.due_at,
    case when duty.state = 'open' and duty.late_at <= as_of then 'overdue' when duty.state = 'done' then 'done' else 'due' end
  from assignment_duty duty join assignment_rule rule on rule.id = duty.rule_id
  where duty.member_id = person and duty.state in ('open', 'paused', 'done') and not exists (
    select from assignment_duty later
    where later.rule_id = duty.rule_id and later.member_id = person and later.number > duty.number)
$$;

-- The learning of many people week by week.
create index study_run_finished on study_run (member_id, finished_at) where finished_at is not null;
