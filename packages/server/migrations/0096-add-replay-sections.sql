-- The recording of a live as a section of a course. The section knows the live, not the file: a recording that is cut
-- again is another file, and the section shows that one.
alter table course_section add column live_id text references live (id);
alter table course_section drop constraint course_section_source;
alter table course_section add constraint course_section_source
  check (num_nonnulls(file_id, text, url, survey_id, live_id) = 1);
create index course_section_live on course_section (live_id) where live_id is not null;
