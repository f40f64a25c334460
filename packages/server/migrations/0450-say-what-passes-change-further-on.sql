-- D-183, C-23: what a regrade or an annulment would change is said before it does, also further on: a pass finishes a course, the
-- course an item of a subject, the subject a section of a path, and each of them a duty or a certificate.

-- The runs a pass of the exam would finish: all that is missing of them is the exam (`finish_exam_sections`).
create function runs_finished_by_pass(exam text, people text[])
returns table (run_id text, course_id text, member_id text) language sql stable as $$
  select run.id, run.course_id, run.member_id
  from study_run run
  where run.member_id = any (people) and run.closed_at is null and run.finished_at is null
    and run.version_id in (select section.version_id from course_section section where section.exam_id = exam)
    and exists (select from course_section section where section.version_id = run.version_id and section.is_required)
    and not exists (select from course_section section
        left join section_progress progress on progress.run_id = run.id and progress.section_key = section.key
      where section.version_id = run.version_id and section.is_required and section.exam_id is distinct from exam
        and progress.finished_at is null)
$$;

-- Subjects that have the exam in them, or a course around it.
create function subjects_around(exam text) returns setof text language sql stable as $$
  select version.subject_id
  from subject_item item join subject_version version on version.id = item.version_id
  where item.business_type = 3 and item.business_id = exam
  union
  select version.subject_id
  from course_section section
    join course_version course on course.id = section.version_id
    join subject_item item on item.business_type = 1 and item.business_id = course.course_id
    join subject_version version on version.id = item.version_id
  where section.exam_id = exam
$$;

-- Whether a pass would finish a subject somebody learns, in itself or by the courses around the exam. Asked of one person and one
-- subject, and only where something follows: it asks all contents of the subject.
create function does_pass_finish_subject(exam text, subject text, person text, as_of timestamptz) returns boolean
language sql stable as $$
  select coalesce((
    select after.is_done
      and (select progress.status <> 2 from subject_progress(run.version_id, person, run.id, as_of) progress)
    from subject_run run
      cross join lateral (
        select array[exam] || coalesce(array_agg(finished.course_id), '{}') as ids
        from runs_finished_by_pass(exam, array[person]) finished) done
      cross join lateral subject_outcome_if(run.version_id, person, run.id, as_of, null, done.ids, true) after
    where run.subject_id = subject and run.member_id = person
      and exists (select from subject_item item
        where item.version_id = run.version_id and item.business_type in (1, 3) and item.business_id = any (done.ids))
  ), false)
$$;

-- Exam and courses that count as done by passes people gain, or no more by those they lose. What was finished with a pass stays.
create function contents_after_passes(exam text, gained text[], lost text[])
returns table (business_type smallint, business_id text, member_id text, is_gained boolean) language sql stable as $$
  select 3::smallint, exam, person, true from unnest(gained) person
  union all
  select 3::smallint, exam, person, false from unnest(lost) person
  union all
  select 1::smallint, finished.course_id, finished.member_id, true
  from runs_finished_by_pass(exam, gained) finished
  where not exists (select from study_run earlier where earlier.course_id = finished.course_id
    and earlier.member_id = finished.member_id and earlier.finished_at is not null)
$$;

-- The mark of a run (0400) where these attempts of an exam had these scores and results.
create function study_mark_if(run text, as_of timestamptz, exam text, attempts text[], scores integer[], results text[])
returns integer language sql stable as $$
  select min(mark) from (
    select case when section.exam_id = exam then (
        select max(greatest(0, floor(coalesce(changed.score, attempt.score)::numeric / (attempt.point_sum * 100))))::integer
        from exam_attempt attempt
          left join unnest(attempts, scores, results) as changed (id, score, result) on changed.id = attempt.id
        where attempt.exam_id = exam and attempt.member_id = study_run.member_id
          and attempt.ended_at >= coalesce(study_run.renewed_at, '-infinity')
          and coalesce(changed.result, attempt.result) not in ('marking', 'annulled')
      ) else (
        select outcome.mark from exam_outcome_since(section.exam_id, study_run.member_id, as_of,
          coalesce(study_run.renewed_at, '-infinity')) outcome
      ) end as mark
    from study_run
      cross join lateral study_version(study_run.id, as_of) pinned
      join course_section section on section.version_id = pinned.version_id and section.exam_id is not null
    where study_run.id = run
    union all
    select homework.score from study_run
      cross join lateral study_version(study_run.id, as_of) pinned
      join homework on homework.run_id = study_run.id and homework.marked_at <= as_of
      join course_section section on section.version_id = pinned.version_id and section.key = homework.section_key
    where study_run.id = run
  ) marked
$$;
