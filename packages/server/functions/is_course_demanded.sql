-- The same of a course, whichever way it is asked for.
create or replace function is_course_demanded(course text, person text) returns boolean language sql stable as $$
  select is_content_demanded(1::smallint, course, person)
$$;
