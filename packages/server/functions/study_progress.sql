-- Progress of a run as of an instant, by the version it had then. 0 not begun, 1 learning, 2 finished (D-174).
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
