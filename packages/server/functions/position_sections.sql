-- The sections of a walk as of an instant (D-173: the server says what is finished): number of the kind (D-174), since
-- when, and how long. A closed walk is asked for the instant it closed. A section that is withdrawn or not for this
-- person is not available: it locks nothing and is not asked for. Subjects are asked together, everything else one by
-- one. Every screen, list and evidence reads this function.
create or replace function position_sections(run text, as_of timestamptz)
returns table (key text, chapter_id text, ordinal integer, business_type smallint, business_id text, url text, title text,
  is_required boolean, is_available boolean, finish_status smallint, is_done boolean, begun_at timestamptz,
  finished_at timestamptz, study_seconds integer, is_confirmed boolean)
language sql stable as $$
  with walk as materialized (
    select position_run.id, position_run.version_id, position_run.member_id, member.created_at as joined_at,
      member_places(member.id) as places
    from position_run join member on member.id = position_run.member_id where position_run.id = run
  ), subjects as materialized (
    select state.* from walk
      cross join lateral (select array_agg(section.business_id) as ids from position_section section
        where section.version_id = walk.version_id and section.business_type = 2 having count(*) > 0) asked
      cross join lateral subject_states(asked.ids, walk.member_id, walk.places, walk.joined_at, as_of) state
  )
  select section.key, section.chapter_id, section.ordinal, section.business_type, section.business_id, section.url,
    section.title, section.is_required, coalesce(content.is_available or state.kept_at <= as_of, false),
    case when state.kept_at <= as_of then 1 else coalesce(content.status, 0) end::smallint,
    coalesce(is_content_done(section.business_type, content.status) or state.kept_at <= as_of, false),
    content.begun_at, coalesce(content.finished_at, state.kept_at), content.study_seconds,
    coalesce(content.status = 1 and state.confirmed_at = content.finished_at, false)
  from walk
    join position_section section on section.version_id = walk.version_id
    left join position_section_state state on state.run_id = walk.id and state.section_key = section.key
      and state.opened_at <= as_of
    left join lateral (
      select single.status, single.begun_at, single.finished_at, single.study_seconds, single.is_available
      from content_state(nullif(section.business_type, 2), section.business_id, walk.member_id, walk.places,
        walk.joined_at, state.opened_at, state.confirmed_at, as_of) single
      union all
      select subject.status, subject.begun_at, subject.finished_at, null, subject.is_available
      from subjects subject where section.business_type = 2 and subject.content = section.business_id
    ) content on true
$$;
