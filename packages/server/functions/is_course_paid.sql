-- D-122, as `findCourseOffers` answers it for a page, but for those who manage all courses: whether all of a course is open to somebody.
create or replace function is_course_paid(course text, person text) returns boolean language sql stable as $$
  select not exists (select from price where price.business_type = 'course' and price.business_id = is_course_paid.course)
    or is_bought('course', is_course_paid.course, person)
    or exists (select from course own where own.id = is_course_paid.course
      and (own.author_id = person or own.lecturer_id = person))
    or is_course_demanded(is_course_paid.course, person)
    or not is_selling_to(person)
$$;
