-- `subject_outcome_since` where some of its contents counted as done, or as not done; what somebody is exempt from
-- counts as it is. `done_count`: how much of what the subject asks for.
create or replace function subject_outcome_if(version text, person text, run text, as_of timestamptz, since timestamptz,
  contents text[], are_done boolean)
returns table (is_done boolean, finished_at timestamptz, done_count integer) language sql stable as $$
  with item as (
    select item.stage_id, item.is_required, case when changed.is_so then are_done else item.is_done end as is_done,
      item.finished_at
    from subject_items_since(version, person, run, as_of, since) item
      cross join lateral (select not item.is_exempt and coalesce(item.business_type in (1, 3, 6)
        and item.business_id = any (contents), false) as is_so) changed
    where item.is_asked or changed.is_so
  ), counted as (
    select count(item.stage_id) filter (where item.is_required)
        + least(stage.elective_count, count(item.stage_id) filter (where not item.is_required)) as required,
      count(item.stage_id) filter (where item.is_required and item.is_done)
        + least(stage.elective_count, count(item.stage_id) filter (where not item.is_required and item.is_done)) as done,
      max(item.finished_at) filter (where item.is_done) as last
    from subject_stage stage left join item on item.stage_id = stage.id
    where stage.version_id = version
    group by stage.id, stage.elective_count
  )
  select sum(required) > 0 and sum(done) = sum(required), max(last), sum(done)::integer from counted
$$;
