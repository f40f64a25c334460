-- Notes and bookmarks at a second or page, private to whoever wrote them. They belong to the course and the key of the
-- section, not to a run: who learns again finds them again.
create table study_note (
  id text primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  course_id text not null references course (id),
  section_key text not null,
  point integer not null check (point >= 0),
  -- Empty: a bookmark.
  text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index study_note_of_member on study_note (member_id, course_id);
create index study_note_course on study_note (course_id);
select guard_tenant('study_note');
