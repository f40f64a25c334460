-- Courses, exams and classes of the subject counted since an instant, everything else and exemptions as they are; of
-- the electives as many as each stage asks for, or all that somebody can do.
create or replace function subject_outcome_since(version text, person text, run text, as_of timestamptz, since timestamptz)
returns table (is_done boolean, finished_at timestamptz) language sql stable as $$
  select outcome.is_done, outcome.finished_at
  from subject_outcome_if(version, person, run, as_of, since, '{}', null) outcome
$$;
