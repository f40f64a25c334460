-- Positions of people and the path each asks them to walk: chapters of sections, in versions that do not change once they
-- are published. Whoever has a position is on its path; whoever leaves it keeps what they did as history.

create table position (
  id text primary key,
  tenant_id text not null references organization (id),
  created_by text not null references member (id),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn', 'archived')),
  name text not null,
  search_text text not null generated always as (search_form(name)) stored,
  introduction text not null default '',
  -- 1: chapter after chapter (C-23).
  learn_sequence smallint not null check (learn_sequence in (0, 1)),
  -- The version people join; null until the first is published.
  version_id text,
  -- Counts the saves: whoever saves what they read earlier is told.
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state <> 'published' or version_id is not null)
);
create index position_changed on position (tenant_id, updated_at desc, id);
select guard_tenant('position');

create table position_version (
  id text primary key,
  tenant_id text not null references organization (id),
  position_id text not null references position (id),
  number integer not null check (number > 0),
  published_at timestamptz,
  published_by text references member (id),
  created_at timestamptz not null,
  unique (position_id, number)
);
create unique index position_version_draft on position_version (position_id) where published_at is null;
select guard_tenant('position_version');
alter table position add foreign key (version_id) references position_version (id);

create table position_chapter (
  id text primary key,
  tenant_id text not null references organization (id),
  version_id text not null references position_version (id) on delete cascade,
  ordinal integer not null,
  title text not null,
  unique (version_id, ordinal)
);
select guard_tenant('position_chapter');

create table position_section (
  id text primary key,
  tenant_id text not null references organization (id),
  version_id text not null references position_version (id) on delete cascade,
  chapter_id text not null references position_chapter (id) on delete cascade,
  -- The same in every version while its content stays the same: what was opened and confirmed carries over by it.
  key text not null,
  -- Through the whole version.
  ordinal integer not null,
  -- ENUM-11: 1 course, 4 survey, 15 live, 11 link.
  business_type smallint not null check (business_type in (1, 4, 11, 15)),
  business_id text,
  url text,
  title text not null,
  is_required boolean not null,
  unique (version_id, key),
  unique (version_id, ordinal),
  check ((business_type = 11) = (business_id is null) and (business_type = 11) = (url is not null))
);
create index position_section_chapter on position_section (chapter_id, ordinal);
select guard_tenant('position_section');

create function refuse_published_position() returns trigger language plpgsql as $$
begin
  if exists (select from position_version
             where id in (old.version_id, coalesce(new.version_id, old.version_id)) and published_at is not null) then
    raise exception 'a published version does not change' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger position_section_published before update or delete on position_section
  for each row execute function refuse_published_position();
create trigger position_chapter_published before update or delete on position_chapter
  for each row execute function refuse_published_position();

-- Who has which position, and had it before.
create table position_holder (
  id text primary key default gen_random_uuid()::text,
  tenant_id text not null references organization (id),
  position_id text not null references position (id),
  member_id text not null references member (id) on delete cascade,
  since timestamptz not null,
  until timestamptz
);
create unique index position_holder_now on position_holder (position_id, member_id) where until is null;
create index position_holder_list on position_holder (position_id, since desc, id) where until is null;
create index position_holder_member on position_holder (member_id) where until is null;
select guard_tenant('position_holder');

-- One walk along a path, `progressId` on the wire. Closed when its person leaves the position; then it never changes.
create table position_run (
  id text primary key default gen_random_uuid()::text,
  tenant_id text not null references organization (id),
  position_id text not null references position (id),
  member_id text not null references member (id) on delete cascade,
  version_id text not null references position_version (id),
  -- The section opened last.
  lesson_location text,
  opened_at timestamptz not null,
  closed_at timestamptz,
  audit_state text not null default 'none' check (audit_state in ('none', 'waiting', 'agreed', 'refused')),
  submitted_at timestamptz,
  decided_at timestamptz
);
create unique index position_run_open on position_run (position_id, member_id) where closed_at is null;
create index position_run_member on position_run (member_id, opened_at desc, id);
create index position_run_version on position_run (version_id) where closed_at is null;
select guard_tenant('position_run');

-- What somebody did on the path itself: opened a section, and said that they read a link or watched a replay.
create table position_section_state (
  run_id text not null references position_run (id) on delete cascade,
  section_key text not null,
  tenant_id text not null references organization (id),
  opened_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (run_id, section_key)
);
select guard_tenant('position_section_state');

-- Joining and leaving follow the position itself, whichever use case, import or directory wrote it: none can forget.
create function follow_position_holder() returns trigger language plpgsql as $$
begin
  if new.until is null then
    insert into position_run (tenant_id, position_id, member_id, version_id, opened_at)
    select new.tenant_id, new.position_id, new.member_id, position.version_id, new.since
    from position where position.id = new.position_id and position.state = 'published'
    on conflict do nothing;
  else
    update position_run set closed_at = new.until
    where position_id = new.position_id and member_id = new.member_id and closed_at is null;
  end if;
  return null;
end $$;
create trigger position_holder_follow after insert or update of until on position_holder
  for each row execute function follow_position_holder();

create function end_positions_of_leaver() returns trigger language plpgsql as $$
begin
  update position_holder set until = new.updated_at where member_id = new.id and until is null;
  return null;
end $$;
create trigger member_left_positions after update of state on member
  for each row when (new.state = 'left' and old.state <> 'left') execute function end_positions_of_leaver();

-- The sections of a walk as of an instant (D-173: the server says what is finished): number of the kind (D-174), since
-- when, and how long. A closed walk is asked for the instant it closed. A section that is withdrawn or not for this person
-- is not available: it locks nothing and is not asked for. Every screen, list and evidence reads this function.
create function position_sections(run text, as_of timestamptz)
returns table (key text, chapter_id text, ordinal integer, business_type smallint, business_id text, url text, title text,
  is_required boolean, is_available boolean, finish_status smallint, is_done boolean, begun_at timestamptz,
  finished_at timestamptz, study_seconds integer, is_confirmed boolean)
language sql stable as $$
  with walk as materialized (
    select position_run.id, position_run.version_id, position_run.member_id, member.created_at as joined_at, (
      select coalesce(array_agg(distinct place), '{}') from organization, unnest(organization.path) as place
      where organization.id = member.organization_id or organization.id in (
        select organization_id from member_organization where member_organization.member_id = member.id)) as places
    from position_run join member on member.id = position_run.member_id where position_run.id = run
  )
  select section.key, section.chapter_id, section.ordinal, section.business_type, section.business_id, section.url,
    section.title, section.is_required, coalesce(content.is_available, false), coalesce(content.status, 0::smallint),
    coalesce(case section.business_type when 1 then content.status in (2, 4) else content.status = 1 end, false),
    content.begun_at, content.finished_at, content.study_seconds,
    coalesce(content.status = 1 and state.confirmed_at = content.finished_at, false)
  from walk
    join position_section section on section.version_id = walk.version_id
    left join position_section_state state on state.run_id = walk.id and state.section_key = section.key
      and state.opened_at <= as_of
    left join lateral (
      -- A course: any run of it that was finished; what was learned before the position counts.
      select (case when done.at is not null then 2 when done.begun_at is not null then 1 else 0 end)::smallint as status,
        done.begun_at, done.at as finished_at, done.seconds as study_seconds,
        done.at is not null or (course.state = 'published'
          and coalesce((course.audience ->> 'joinedSince')::bigint <= extract(epoch from walk.joined_at) * 1000, true)
          and ((course.audience ->> 'isEveryone')::boolean or course.audience -> 'memberIds' ? walk.member_id
            or course.audience -> 'organizationIds' ?| walk.places)) as is_available
      from (
        select min(study_run.opened_at) as begun_at, min(study_run.finished_at) filter (where study_run.finished_at <= as_of) as at,
          coalesce(sum(played.seconds), 0)::integer as seconds
        from study_run
          left join lateral (select sum(section_progress.study_seconds) as seconds from section_progress
            where section_progress.run_id = study_run.id) played on true
        where study_run.course_id = section.business_id and study_run.member_id = walk.member_id
          and study_run.opened_at <= as_of
      ) done left join course on course.id = section.business_id
      where section.business_type = 1
      union all
      -- A survey: taken part, of which the day alone is known.
      select (taken.day is not null)::integer::smallint, taken.at, taken.at, null,
        taken.day is not null or (survey.state = 'open' and exists (
          select from survey_audience audience where audience.survey_id = survey.id
            and (audience.member_id = walk.member_id or audience.organization_id = any (walk.places))))
      from survey
        left join lateral (
          select own.day, own.day::timestamp at time zone survey.time_zone as at from survey_participation own
          where own.survey_id = survey.id and own.member_id = walk.member_id
            and own.day::timestamp at time zone survey.time_zone <= as_of) taken on true
      where section.business_type = 4 and survey.id = section.business_id
      union all
      -- A live: there for half of it or ten minutes, or its replay watched.
      select (coalesce(there.is_enough, false) or coalesce(state.confirmed_at <= as_of, false))::integer::smallint,
        least(there.first_at, state.opened_at),
        case when there.is_enough then there.last_at else case when state.confirmed_at <= as_of then state.confirmed_at end end,
        there.seconds,
        there.is_enough or state.confirmed_at is not null or (live.status in (1, 2, 3) and (live.share_scope = 1
          or (live.share_scope = 2 and live.organization_id = any (walk.places))
          or exists (select from live_person where live_person.live_id = live.id and live_person.member_id = walk.member_id)))
      from live
        cross join lateral (
          select min(visit.entered_at) as first_at, max(coalesce(visit.left_at, visit.seen_at)) as last_at,
            coalesce(sum(stay.seconds), 0)::integer as seconds,
            -- Half of a live is known when it is over; while it is on, ten minutes are asked for.
            coalesce(sum(stay.seconds) >= least(600, extract(epoch from live.ended_at - live.started_at) / 2), false)
              as is_enough
          from live_visit visit
            cross join lateral (select greatest(0, extract(epoch from
              least(coalesce(visit.left_at, visit.seen_at), live.ended_at, as_of)
              - greatest(visit.entered_at, live.started_at))) as seconds) stay
          where visit.live_id = live.id and visit.person_key = 'm:' || walk.member_id and visit.entered_at <= as_of
            and live.started_at <= as_of
        ) there
      where section.business_type = 15 and live.id = section.business_id
      union all
      -- A link: read, and said so.
      select (coalesce(state.confirmed_at <= as_of, false))::integer::smallint, state.opened_at,
        case when state.confirmed_at <= as_of then state.confirmed_at end, null, true
      where section.business_type = 11
    ) content on true
$$;

-- The same walk in three numbers.
create function position_progress(run text, as_of timestamptz)
returns table (required_count integer, finished_count integer, percentage integer)
language sql stable as $$
  select counts.required, counts.finished,
    case when counts.required = 0 then 0 else counts.finished * 100 / counts.required end
  from (
    select count(*) filter (where is_required and is_available)::integer as required,
      count(*) filter (where is_required and is_available and is_done)::integer as finished
    from position_sections(run, as_of)
  ) counts
$$;
