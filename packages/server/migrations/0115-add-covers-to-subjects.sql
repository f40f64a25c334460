-- A subject has a picture of its own, as a course has: the list of subjects was a column of text.

alter table subject add column cover_file_id text references file (id) on delete set null;
create index subject_cover on subject (cover_file_id) where cover_file_id is not null;
