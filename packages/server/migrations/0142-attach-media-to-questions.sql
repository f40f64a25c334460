-- D-183: pictures and sounds of questions. A version names its files in its body; here stands which version shows which:
-- whoever may read the question at a moment may read them, nobody else, and no file goes while a version names it.
create table exam_question_media (
  question_id text not null,
  version integer not null,
  file_id text not null references file (id),
  tenant_id text not null references organization (id),
  primary key (question_id, version, file_id),
  foreign key (question_id, version) references exam_question_version (question_id, number)
);
create index exam_question_media_file on exam_question_media (file_id);
select guard_tenant('exam_question_media');
create trigger exam_question_media_written before update or delete on exam_question_media
  for each row execute function refuse_written_question();
