-- D-122, as `findExamOffers` answers it for a page, but for those who manage all exams: whether somebody may start an exam as far as
-- its price goes.
create or replace function is_exam_paid(exam text, person text) returns boolean language sql stable as $$
  select not exists (select from price where price.business_type = 'exam' and price.business_id = is_exam_paid.exam)
    or is_bought('exam', is_exam_paid.exam, person)
    or exists (select from exam own where own.id = is_exam_paid.exam and own.author_id = person)
    or is_exam_given(is_exam_paid.exam, person)
    or not is_selling_to(person)
$$;
