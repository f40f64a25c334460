-- The mark of a run: the lowest of what was marked in it, exams by their best attempt and homework by its mark, so that
-- “at least 80” means everything. Null: nothing has a mark. `is_own`: for the learner, who sees what their exams show.
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
    -- The mark as it was then: a later round has another.
    select (select entry.score from homework_entry entry
        where entry.homework_id = homework.id and entry.state <> 'submitted' and entry.at <= as_of
        order by entry.at desc, entry.id desc limit 1)
    from study_run
      cross join lateral study_version(study_run.id, as_of) pinned
      join homework on homework.run_id = study_run.id
      join course_section section on section.version_id = pinned.version_id and section.key = homework.section_key
    where study_run.id = run
  ) marked
$$;
