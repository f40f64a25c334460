-- STUDY-08: courses are discussed as posts are, in the same tables and by the same rules (decision 031). A comment
-- stands below a post or below a course, never below both.
alter table discussion alter column question_id drop not null;
alter table discussion add column course_id text references course (id) on delete cascade;
alter table discussion add constraint discussion_subject check (num_nonnulls(question_id, course_id) = 1);
create index discussion_course_newest on discussion (course_id, created_at desc, id)
  where parent_id is null and course_id is not null;
create index discussion_course_liked on discussion (course_id, praise_num desc, created_at desc, id)
  where parent_id is null and course_id is not null;
create index discussion_course_count on discussion (course_id) where not is_removed and course_id is not null;

alter table accusation alter column question_id drop not null;
alter table accusation add column course_id text references course (id) on delete cascade;
alter table accusation add constraint accusation_subject check (num_nonnulls(question_id, course_id) = 1);
create index accusation_course on accusation (course_id) where course_id is not null;
