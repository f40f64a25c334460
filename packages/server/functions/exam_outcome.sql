-- Somebody’s attempts of an exam as of an instant. 1 passed, 2 failed, 0 neither (D-174); without a pass mark handing
-- in is passing. The mark is the best one in whole percent, rounded down as the pass mark is asked for. `shown_mark`
-- counts only what takers may see by then (`revealOf` of the contract). Sections, paths, subjects and reports read this
-- function.
create or replace function exam_outcome(exam text, person text, as_of timestamptz)
returns table (status smallint, begun_at timestamptz, finished_at timestamptz, seconds integer, attempt_count integer,
  is_answering boolean, is_marking boolean, mark integer, shown_mark integer)
language sql stable as $$
  select * from exam_outcome_since(exam, person, as_of, '-infinity')
$$;
