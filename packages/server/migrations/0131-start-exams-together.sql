-- D-183: a hall of people starts within seconds. The questions of an attempt are written by the statement that writes the
-- attempt, and neither is ever deleted; a reference of its own, checked for every question, was two thirds of a start.
alter table exam_attempt_question
  drop constraint exam_attempt_question_attempt_id_fkey,
  drop constraint exam_attempt_question_tenant_id_fkey;
create trigger exam_attempt_written before delete on exam_attempt
  for each row execute function refuse_written_exam_row();
