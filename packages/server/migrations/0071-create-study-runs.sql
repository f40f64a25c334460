-- What learners do: a numbered run of a course for each time they learn it, what the server has counted in each section,
-- and the one thing somebody plays at the moment. One function says how far a run is; every reader asks it.

create table study_run (
  id text primary key,
  tenant_id text not null references organization (id),
  course_id text not null references course (id),
  member_id text not null references member (id),
  number integer not null check (number > 0),
  version_id text not null references course_version (id),
  -- The section opened last.
  lesson_location text,
  opened_at timestamptz not null,
  -- Every required section of its version is finished. Never taken back.
  finished_at timestamptz,
  -- Retraining opened the next run: nothing of this one changes any more.
  closed_at timestamptz,
  studied_at timestamptz,
  unique (course_id, member_id, number)
);
create unique index study_run_open on study_run (course_id, member_id) where closed_at is null;
create index study_run_member on study_run (tenant_id, member_id, studied_at desc) where closed_at is null;
create index study_run_learners on study_run (course_id, opened_at desc, id) where closed_at is null;
create index study_run_version on study_run (version_id) where closed_at is null;
select guard_tenant('study_run');

create table section_progress (
  tenant_id text not null references organization (id),
  run_id text not null references study_run (id),
  section_key text not null,
  -- Seconds or pages; a union, so that the same again changes nothing.
  counted int4multirange not null default '{}',
  resume_point integer not null default 0 check (resume_point >= 0),
  study_seconds integer not null default 0 check (study_seconds >= 0),
  finished_at timestamptz,
  primary key (run_id, section_key)
);
select guard_tenant('section_progress');

-- One row for each person: a newer play takes the place of the older one. What may be counted is time that passed on the
-- clock of the server; see `play-credit.ts` of the contract.
create table study_play (
  member_id text primary key references member (id) on delete cascade,
  tenant_id text not null references organization (id),
  id text not null,
  run_id text not null references study_run (id),
  section_key text not null,
  started_at timestamptz not null,
  reported_at timestamptz not null,
  credit_ms double precision not null,
  study_credit_ms double precision not null,
  -- Numbers of the reports that were counted.
  seen_reports int4multirange not null default '{}'
);
create index study_play_run on study_play (run_id);
select guard_tenant('study_play');

create table course_score (
  run_id text primary key references study_run (id),
  tenant_id text not null references organization (id),
  course_id text not null references course (id),
  score smallint not null check (score between 1 and 5),
  created_at timestamptz not null
);
create index course_score_course on course_score (course_id);
select guard_tenant('course_score');

-- Progress of a run as of an instant, by the version it pins. 0 not begun, 1 learning, 2 finished (D-174).
create function study_progress(run text, as_of timestamptz)
returns table (required integer, finished integer, percentage integer, status smallint)
language sql stable as $$
  select counts.required, counts.finished,
    case when counts.is_finished then 100
         when counts.required = 0 then 0
         -- 100 is for whoever has finished.
         else least(99, counts.finished * 100 / counts.required) end,
    case when counts.is_finished then 2 when counts.is_begun then 1 else 0 end::smallint
  from (
    select count(*) filter (where section.is_required)::integer as required,
      count(*) filter (where section.is_required and progress.finished_at <= as_of)::integer as finished,
      coalesce(study_run.finished_at <= as_of, false) as is_finished,
      study_run.opened_at <= as_of as is_begun
    from study_run
      left join course_section section on section.version_id = study_run.version_id
      left join section_progress progress on progress.run_id = study_run.id and progress.section_key = section.key
    where study_run.id = run
    group by study_run.id
  ) counts
$$;
