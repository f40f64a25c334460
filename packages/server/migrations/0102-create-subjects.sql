-- Subjects: stages of contents of any kind, with electives to choose from, prerequisites, deadlines and exemptions. What is
-- done is asked of the contents themselves, by the one function position paths ask, too; and the people something is for are
-- found by one function for courses, paths and subjects.

-- Every organisation somebody belongs to, with all above it.
create function member_places(person text) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct place), '{}') from organization, unnest(organization.path) as place
  where organization.id in (
    select organization_id from member where member.id = person
    union all select organization_id from member_organization where member_organization.member_id = person)
$$;

-- `isInCourseAudience` of the contract.
create function is_in_audience(audience jsonb, person text, places text[], joined_at timestamptz) returns boolean
language sql stable as $$
  select coalesce((audience ->> 'joinedSince')::bigint <= extract(epoch from joined_at) * 1000, true)
    and ((audience ->> 'isEveryone')::boolean or audience -> 'memberIds' ? person
      or audience -> 'organizationIds' ?| places)
$$;

-- How far somebody is with a content as of an instant, by its kind (ENUM-11) and the number of its kind (D-174); whether
-- they could do it. `opened` and `confirmed` are what they did on the page that lists it.
create function content_state(kind smallint, content text, person text, places text[], joined_at timestamptz,
  opened timestamptz, confirmed timestamptz, as_of timestamptz)
returns table (status smallint, begun_at timestamptz, finished_at timestamptz, study_seconds integer, is_available boolean)
language sql stable as $$
  -- A course: any run of it that was finished, also before.
  select (case when done.at is not null then 2 when done.begun_at is not null then 1 else 0 end)::smallint,
    done.begun_at, done.at, done.seconds,
    done.at is not null or coalesce(course.state = 'published'
      and is_in_audience(course.audience, person, places, joined_at), false)
  from (
    select min(study_run.opened_at) as begun_at, min(study_run.finished_at) filter (where study_run.finished_at <= as_of) as at,
      coalesce(sum(played.seconds), 0)::integer as seconds
    from study_run
      left join lateral (select sum(section_progress.study_seconds) as seconds from section_progress
        where section_progress.run_id = study_run.id) played on true
    where study_run.course_id = content_state.content and study_run.member_id = person and study_run.opened_at <= as_of
  ) done left join course on course.id = content_state.content
  where content_state.kind = 1
  union all
  -- A survey: taken part, of which the day alone is known.
  select (taken.day is not null)::integer::smallint, taken.at, taken.at, null,
    taken.day is not null or (survey.state = 'open' and (
      exists (select from survey_audience where survey_audience.survey_id = survey.id
        and (survey_audience.member_id = person or survey_audience.organization_id = any (places)))
      or exists (select from survey_invitation invitation
        where invitation.survey_id = survey.id and invitation.member_id = person)))
  from survey
    left join lateral (
      select own.day, own.day::timestamp at time zone survey.time_zone as at from survey_participation own
      where own.survey_id = survey.id and own.member_id = person
        and own.day::timestamp at time zone survey.time_zone <= as_of) taken on true
  where content_state.kind = 4 and survey.id = content_state.content
  union all
  -- A live: there for half of it or ten minutes, or its replay watched.
  select (coalesce(there.is_enough, false) or coalesce(confirmed <= as_of, false))::integer::smallint,
    least(there.first_at, opened),
    case when there.is_enough then there.last_at else case when confirmed <= as_of then confirmed end end,
    there.seconds,
    there.is_enough or confirmed is not null or (live.status in (1, 2, 3) and (live.share_scope = 1
      or (live.share_scope = 2 and live.organization_id = any (places))
      or exists (select from live_person where live_person.live_id = live.id and live_person.member_id = person)))
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
      where visit.live_id = live.id and visit.person_key = 'm:' || person and visit.entered_at <= as_of
        and live.started_at <= as_of
    ) there
  where content_state.kind = 15 and live.id = content_state.content
  union all
  -- A link: read, and said so.
  select (coalesce(confirmed <= as_of, false))::integer::smallint, opened,
    case when confirmed <= as_of then confirmed end, null, true
  where content_state.kind = 11
$$;

-- Whether a content is done, by the number of its kind (C-23).
create function is_content_done(kind smallint, status smallint) returns boolean language sql immutable as $$
  select case kind when 1 then status in (2, 4) else status = 1 end
$$;

create or replace function position_sections(run text, as_of timestamptz)
returns table (key text, chapter_id text, ordinal integer, business_type smallint, business_id text, url text, title text,
  is_required boolean, is_available boolean, finish_status smallint, is_done boolean, begun_at timestamptz,
  finished_at timestamptz, study_seconds integer, is_confirmed boolean)
language sql stable as $$
  with walk as materialized (
    select position_run.id, position_run.version_id, position_run.member_id, member.created_at as joined_at,
      member_places(member.id) as places
    from position_run join member on member.id = position_run.member_id where position_run.id = run
  )
  select section.key, section.chapter_id, section.ordinal, section.business_type, section.business_id, section.url,
    section.title, section.is_required, coalesce(content.is_available, false), coalesce(content.status, 0::smallint),
    coalesce(is_content_done(section.business_type, content.status), false),
    content.begun_at, content.finished_at, content.study_seconds,
    coalesce(content.status = 1 and state.confirmed_at = content.finished_at, false)
  from walk
    join position_section section on section.version_id = walk.version_id
    left join position_section_state state on state.run_id = walk.id and state.section_key = section.key
      and state.opened_at <= as_of
    left join lateral content_state(section.business_type, section.business_id, walk.member_id, walk.places, walk.joined_at,
      state.opened_at, state.confirmed_at, as_of) content on true
$$;

create table subject (
  id text primary key,
  tenant_id text not null references organization (id),
  author_id text not null references member (id),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn', 'archived')),
  title text not null,
  search_text text not null generated always as (search_form(title)) stored,
  introduction text not null default '',
  -- 1: stage after stage.
  learn_sequence smallint not null check (learn_sequence in (0, 1)),
  -- The people it is for, as `CourseAudience` of the contract.
  audience jsonb not null,
  -- The version people join; null until the first is published.
  version_id text,
  -- Counts the saves: whoever saves what they read earlier is told.
  revision integer not null default 1,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state <> 'published' or version_id is not null)
);
create index subject_catalogue on subject (tenant_id, published_at desc, id) where state = 'published';
create index subject_changed on subject (tenant_id, updated_at desc, id);
create index subject_author on subject (tenant_id, author_id, updated_at desc, id);
select guard_tenant('subject');

create table subject_version (
  id text primary key,
  tenant_id text not null references organization (id),
  subject_id text not null references subject (id),
  number integer not null check (number > 0),
  -- Of the whole subject, as `DeadlineRule` of the contract.
  deadline jsonb,
  published_at timestamptz,
  published_by text references member (id),
  created_at timestamptz not null,
  unique (subject_id, number)
);
create unique index subject_version_draft on subject_version (subject_id) where published_at is null;
select guard_tenant('subject_version');
alter table subject add foreign key (version_id) references subject_version (id);

create table subject_stage (
  id text primary key,
  tenant_id text not null references organization (id),
  version_id text not null references subject_version (id) on delete cascade,
  ordinal integer not null,
  title text not null,
  -- How many of its electives have to be done.
  elective_count integer not null check (elective_count >= 0),
  unique (version_id, ordinal)
);
select guard_tenant('subject_stage');

create table subject_item (
  id text primary key,
  tenant_id text not null references organization (id),
  version_id text not null references subject_version (id) on delete cascade,
  stage_id text not null references subject_stage (id) on delete cascade,
  -- The same in every version while its content stays the same: what was opened, confirmed and exempted carries over.
  key text not null,
  -- Through the whole version.
  ordinal integer not null,
  -- ENUM-11: 1 course, 4 survey, 15 live, 11 link.
  business_type smallint not null check (business_type in (1, 4, 11, 15)),
  business_id text,
  url text,
  title text not null,
  is_required boolean not null,
  -- Keys of items before it.
  prerequisite_keys text[] not null default '{}',
  deadline jsonb,
  unique (version_id, key),
  unique (version_id, ordinal),
  check ((business_type = 11) = (business_id is null) and (business_type = 11) = (url is not null))
);
create index subject_item_stage on subject_item (stage_id, ordinal);
select guard_tenant('subject_item');

create function refuse_published_subject() returns trigger language plpgsql as $$
begin
  if exists (select from subject_version
             where id in (old.version_id, coalesce(new.version_id, old.version_id)) and published_at is not null) then
    raise exception 'a published version does not change' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger subject_item_published before update or delete on subject_item
  for each row execute function refuse_published_subject();
create trigger subject_stage_published before update or delete on subject_stage
  for each row execute function refuse_published_subject();

create table subject_run (
  id text primary key,
  tenant_id text not null references organization (id),
  subject_id text not null references subject (id),
  member_id text not null references member (id) on delete cascade,
  version_id text not null references subject_version (id),
  -- The item opened last.
  lesson_location text,
  opened_at timestamptz not null,
  unique (subject_id, member_id)
);
create index subject_run_learners on subject_run (subject_id, opened_at desc, id);
create index subject_run_member on subject_run (member_id, opened_at desc, id);
create index subject_run_version on subject_run (version_id);
select guard_tenant('subject_run');

-- Opened, and said to be read or watched, on the page of the subject itself.
create table subject_item_state (
  run_id text not null references subject_run (id) on delete cascade,
  item_key text not null,
  tenant_id text not null references organization (id),
  opened_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (run_id, item_key)
);
select guard_tenant('subject_item_state');

-- Deadlines of a run: the rule as it was, beside the instant made from it.
create table subject_deadline (
  run_id text not null references subject_run (id) on delete cascade,
  -- Empty: the whole subject.
  item_key text not null,
  tenant_id text not null references organization (id),
  rule jsonb not null,
  due_at timestamptz not null,
  primary key (run_id, item_key)
);
create index subject_deadline_due on subject_deadline (due_at);
select guard_tenant('subject_deadline');

create table subject_exemption (
  id text primary key,
  tenant_id text not null references organization (id),
  run_id text not null references subject_run (id) on delete cascade,
  item_key text not null,
  state text not null default 'waiting' check (state in ('waiting', 'agreed', 'refused')),
  reason text not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references member (id),
  comment text not null default '',
  check ((state = 'waiting') = (decided_at is null))
);
-- One that waits or was agreed to; after a refusal another.
create unique index subject_exemption_standing on subject_exemption (run_id, item_key) where state <> 'refused';
create index subject_exemption_list on subject_exemption (tenant_id, state, asked_at desc, id);
create index subject_exemption_run on subject_exemption (run_id, item_key, asked_at desc);
select guard_tenant('subject_exemption');

-- The items of a version for somebody as of an instant; with their run also what they opened, confirmed and were exempted
-- from. Every page, list and report reads this function.
create function subject_items(version text, person text, run text, as_of timestamptz)
returns table (key text, stage_id text, ordinal integer, business_type smallint, business_id text, url text, title text,
  is_required boolean, prerequisite_keys text[], is_available boolean, finish_status smallint, is_done boolean,
  is_exempt boolean, finished_at timestamptz, is_confirmed boolean)
language sql stable as $$
  with learner as materialized (
    select member.id, member.created_at as joined_at, member_places(member.id) as places from member where member.id = person
  )
  select item.key, item.stage_id, item.ordinal, item.business_type, item.business_id, item.url, item.title,
    item.is_required, item.prerequisite_keys, coalesce(content.is_available, false) or exemption.at is not null,
    -- Exempted is "marked finished" for a course (D-174), done for everything else.
    case when done.is_own then content.status
         when exemption.at is not null then case item.business_type when 1 then 4 else 1 end
         else coalesce(content.status, 0) end::smallint,
    done.is_own or exemption.at is not null, not done.is_own and exemption.at is not null,
    case when done.is_own then content.finished_at else exemption.at end,
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
      select coalesce(is_content_done(item.business_type, content.status), false) as is_own) done
$$;

-- Stage by stage: what has to be done and is. Of the electives as many as the stage asks for, or all somebody can do.
create function subject_stages(version text, person text, run text, as_of timestamptz)
returns table (stage_id text, required integer, required_done integer, elective_total integer, elective_target integer,
  elective_done integer, finished_at timestamptz)
language sql stable as $$
  select counts.id, counts.required, counts.required_done, counts.elective_total,
    least(counts.elective_count, counts.elective_total), counts.elective_done,
    -- The stage is done with its last required item and the last elective that was asked for.
    greatest(counts.last_required,
      case when counts.elective_count > 0
        then counts.elective_times[least(counts.elective_count, counts.elective_total)] end)
  from (
    select stage.id, stage.elective_count,
      count(item.key) filter (where item.is_required)::integer as required,
      count(item.key) filter (where item.is_required and item.is_done)::integer as required_done,
      count(item.key) filter (where not item.is_required)::integer as elective_total,
      count(item.key) filter (where not item.is_required and item.is_done)::integer as elective_done,
      max(item.finished_at) filter (where item.is_required) as last_required,
      array_agg(item.finished_at order by item.finished_at) filter (where not item.is_required and item.is_done)
        as elective_times
    from subject_stage stage
      left join subject_items(version, person, run, as_of) item on item.stage_id = stage.id and item.is_available
    where stage.version_id = version
    group by stage.id
  ) counts
$$;

-- The same in the numbers of every card and report. 0 not joined, 1 learning, 2 finished (D-174).
create function subject_progress(version text, person text, run text, as_of timestamptz)
returns table (required_count integer, finished_count integer, percentage integer, status smallint, finished_at timestamptz)
language sql stable as $$
  select counts.required, counts.finished,
    case when counts.required = 0 then 0 else counts.finished * 100 / counts.required end,
    case when run is null then 0 when counts.is_finished then 2 else 1 end::smallint,
    case when run is not null and counts.is_finished then counts.last end
  from (
    select sums.*, sums.required > 0 and sums.finished = sums.required as is_finished from (
      select coalesce(sum(stage.required + stage.elective_target), 0)::integer as required,
        coalesce(sum(stage.required_done + least(stage.elective_done, stage.elective_target)), 0)::integer as finished,
        max(stage.finished_at) as last
      from subject_stages(version, person, run, as_of) stage
    ) sums
  ) counts
$$;
