-- A run that was moved to a newer version was answered for the past as if it had always been in that version: half of two
-- sections became a third of three, also for the day before the third existed. Each move is noted with the version it left,
-- so that progress and mark as of an instant are those of the version the run had then. Runs that never move have no row.
create table study_run_move (
  run_id text not null references study_run (id),
  moved_at timestamptz not null,
  tenant_id text not null references organization (id),
  left_version_id text not null references course_version (id),
  primary key (run_id, moved_at)
);
select guard_tenant('study_run_move');

-- A run begins in the version of its day. One in a version that was published later was moved when that was published; it
-- came from the version it began in, or from one between the two, which nobody has written down.
insert into study_run_move (run_id, moved_at, tenant_id, left_version_id)
select run.id, present.published_at, run.tenant_id, first.id
from study_run run
  join course_version present on present.id = run.version_id and present.published_at > run.opened_at
  cross join lateral (
    select version.id from course_version version
    where version.course_id = run.course_id and version.published_at <= run.opened_at
    order by version.published_at desc limit 1
  ) first;
do $$ begin
  assert not exists (
    select from study_run_move move join study_run run on run.id = move.run_id
      join course_version version on version.id = move.left_version_id
    where move.left_version_id = run.version_id or version.course_id <> run.course_id
  ), 'a run has left another version of its course';
end $$;

-- The version a run had at an instant.
create function study_version(run text, as_of timestamptz) returns table (version_id text) language sql stable as $$
  select coalesce((
    select move.left_version_id from study_run_move move
    where move.run_id = study_run.id and move.moved_at > as_of
    order by move.moved_at limit 1
  ), study_run.version_id)
  from study_run where study_run.id = run
$$;

create or replace function study_progress(run text, as_of timestamptz)
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
      cross join lateral study_version(study_run.id, as_of) pinned
      left join course_section section on section.version_id = pinned.version_id
      left join section_progress progress on progress.run_id = study_run.id and progress.section_key = section.key
    where study_run.id = run
    group by study_run.id
  ) counts
$$;

create or replace function study_mark(run text, as_of timestamptz, is_own boolean)
returns integer language sql stable as $$
  select min(mark) from (
    select case when is_own then outcome.shown_mark else outcome.mark end as mark
    from study_run
      cross join lateral study_version(study_run.id, as_of) pinned
      join course_section section on section.version_id = pinned.version_id and section.exam_id is not null
      cross join lateral exam_outcome_since(section.exam_id, study_run.member_id, as_of,
        coalesce(study_run.renewed_at, '-infinity')) outcome
    where study_run.id = run
    union all
    select homework.score from study_run
      cross join lateral study_version(study_run.id, as_of) pinned
      join homework on homework.run_id = study_run.id and homework.marked_at <= as_of
      join course_section section on section.version_id = pinned.version_id and section.key = homework.section_key
    where study_run.id = run
  ) marked
$$;
