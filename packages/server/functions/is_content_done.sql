-- Whether a content is done, by the number of its kind (D-174, C-23): an exam is done when it is passed or somebody is
-- exempt from it, a subject as a course is.
create or replace function is_content_done(kind smallint, status smallint) returns boolean language sql immutable as $$
  select case when kind in (1, 2) then status in (2, 4) when kind = 3 then status in (1, 3) else status = 1 end
$$;
