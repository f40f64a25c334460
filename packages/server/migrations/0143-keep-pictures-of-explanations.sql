-- D-183: pictures of an explanation are part of the key. A taker reads them when the exam shows keys, not while it is answered.
alter table exam_question_media
  add column is_key boolean not null default false;
