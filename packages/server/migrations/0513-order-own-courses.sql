-- D-179: one's own courses, the last studied first. Ordered by a value no index had, all that somebody ever began was read
-- and sorted for each page; the rest of the row is for how many are finished, which is counted from the index alone.
create index study_run_own on study_run (tenant_id, member_id, (coalesce(studied_at, opened_at)) desc, course_id)
  include (finished_at) where closed_at is null;

-- Works that wait for their marker are counted from the index, too: row security asks for the company of each.
drop index homework_list;
create index homework_list on homework (course_id, state, submitted_at, id) include (tenant_id);
