-- How many attempts somebody took of an exam since their latest run of it was opened; an annulled one that is given
-- back does not count.
create or replace function exam_attempts_of_run(exam text, person text) returns integer language sql stable as $$
  select count(*)::integer from exam_attempt attempt
  where attempt.exam_id = exam and attempt.member_id = person and not attempt.gives_retake
    and attempt.number > coalesce((select max(run.after_attempt) from exam_run run
      where run.exam_id = exam and run.member_id = person), 0)
$$;
