-- The items of a version for somebody as of an instant; with their run also what they opened, confirmed and were
-- exempted from. Every page, list and report reads this function.
create or replace function subject_items(version text, person text, run text, as_of timestamptz)
returns table (key text, stage_id text, ordinal integer, business_type smallint, business_id text, url text, title text,
  is_required boolean, prerequisite_keys text[], is_available boolean, finish_status smallint, is_done boolean,
  is_exempt boolean, finished_at timestamptz, is_confirmed boolean)
language sql stable as $$
  with learner as materialized (
    select member.id, member.created_at as joined_at, member_places(member.id) as places from member where member.id = person
  )
  select item.key, item.stage_id, item.ordinal, item.business_type, item.business_id, item.url, item.title,
    item.is_required, item.prerequisite_keys,
    coalesce(content.is_available or state.kept_at <= as_of, false) or exemption.at is not null,
    -- Exempted is "marked finished" for a course, 3 for an exam (D-174), done for everything else.
    case when state.kept_at <= as_of then 1
         when done.is_own then content.status
         when exemption.at is not null then case item.business_type when 1 then 4 when 3 then 3 else 1 end
         else coalesce(content.status, 0) end::smallint,
    done.is_own or exemption.at is not null, not done.is_own and exemption.at is not null,
    case when done.is_own then coalesce(content.finished_at, state.kept_at) else exemption.at end,
    coalesce(content.status = 1 and state.confirmed_at = content.finished_at, false)
  from learner
    join subject_item item on item.version_id = version
    left join subject_item_state state on state.run_id = run and state.item_key = item.key and state.opened_at <= as_of
    left join lateral (select subject_exemption.decided_at as at from subject_exemption
      where subject_exemption.run_id = run and subject_exemption.item_key = item.key and subject_exemption.state = 'agreed'
        and subject_exemption.decided_at <= as_of limit 1) exemption on true
    left join lateral content_state(item.business_type, item.business_id, learner.id, learner.places, learner.joined_at,
      state.opened_at, state.confirmed_at, as_of) content on true
    cross join lateral (
      select coalesce(is_content_done(item.business_type, content.status) or state.kept_at <= as_of, false) as is_own) done
$$;
