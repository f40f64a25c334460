-- D-180, D-188: a subject that is asked for anew asks for its classes anew, too: for the next one of the series of each, as a rule or
-- a certificate that asks for the class itself does (decision 064).

-- The items of a subject as they count since an instant: courses and exams done since, of a class any of its series that was held
-- since, everything else as it was. Null: whenever it was done. Whoever is exempt stays so, also where they passed besides.
create function subject_items_since(version text, person text, run text, as_of timestamptz, since timestamptz)
returns table (key text, stage_id text, business_type smallint, business_id text, is_required boolean, is_exempt boolean,
  is_anew boolean, is_asked boolean, is_done boolean, finished_at timestamptz)
language sql stable as $$
  select item.key, item.stage_id, item.business_type, item.business_id, item.is_required, exempt.is_so,
    coalesce(own.is_counted, false),
    -- A class that is over was for whoever was at one of its series before: they wait for the next one, also while none is planned.
    item.is_available or coalesce(own.is_counted and item.business_type = 6 and (own.is_available
      or series_attended_at(item.business_id, person, null, as_of) is not null), false),
    case when own.is_counted then own.is_done else item.is_done end,
    case when own.is_counted then own.finished_at else item.finished_at end
  from subject_items(version, person, run, as_of) item
    cross join lateral (select exists (select from subject_exemption exemption
      where exemption.run_id = run and exemption.item_key = item.key and exemption.state = 'agreed'
        and exemption.decided_at <= as_of) as is_so) exempt
    left join lateral (
      select true as is_counted, content.is_done, content.is_available, content.finished_at
      from certificate_content(item.business_type, item.business_id, person, since, as_of) content
      where since is not null and item.business_type in (1, 3, 6) and not exempt.is_so) own on true
$$;

-- Since when somebody has to do a subject anew: for a required training whose round goes on, or for a certificate that renews. Null:
-- what was done before counts.
create function subject_asked_since(subject text, person text, as_of timestamptz) returns timestamptz language sql stable as $$
  select max(asked.since) from (
    select duty.counts_since as since
    from assignment_duty duty join assignment_item item on item.rule_id = duty.rule_id and item.business_type = 2
      and item.business_id = subject
    where duty.member_id = person and duty.state in ('open', 'paused') and duty.counts_since <= as_of
    union all
    select renewal.opened_at
    from certificate_renewal renewal join certificate_requirement requirement
      on requirement.certificate_id = renewal.certificate_id and requirement.business_type = 2
      and requirement.business_id = subject
    where renewal.member_id = person and renewal.closed_at is null and renewal.opened_at <= as_of
  ) asked
$$;
