-- D-180: how everybody was with a rule at an instant. Read from the entries of that time and nothing else, so that what happens later
-- changes no earlier report; today is an instant as any other. Of somebody's runs the last one that had begun by then.
create function duties_as_of(rule text, as_of timestamptz)
returns table (duty_id text, member_id text, progress text, organization_id text, due_at timestamptz, late_at timestamptz,
  changed_at timestamptz)
language sql stable as $$
  select run.id, run.member_id,
    case when entry.state <> 'open' then entry.state when entry.late_at <= as_of then 'overdue' else 'due' end,
    entry.organization_id, entry.due_at, entry.late_at, entry.at
  from (
      select distinct on (duty.member_id) duty.id, duty.member_id from assignment_duty duty
      where duty.rule_id = rule and duty.opened_at <= as_of order by duty.member_id, duty.number desc
    ) run
    cross join lateral (
      select entry.* from assignment_entry entry where entry.duty_id = run.id and entry.at <= as_of
      order by entry.at desc, entry.id desc limit 1
    ) entry
$$;
