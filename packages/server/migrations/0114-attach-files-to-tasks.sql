-- Files an author gives along with a task of homework, in their order. They belong to a version, as the task does.
alter table course_section add column task_file_ids text[] not null default '{}';
