-- D-183: an item of a subject may be a file, as a section of a path may: a course of one section that belongs to the subject, counted
-- and withheld by what courses have. It stands in no list, and is read by whoever opened it in the subject they joined.
alter table course add column subject_id text references subject (id);
alter table course add constraint course_one_owner check (num_nonnulls(position_id, subject_id) <= 1);
-- A file of a path or of a subject. Everything else that is asked of a course asks this.
alter table course add column is_file boolean not null
  generated always as (position_id is not null or subject_id is not null) stored;

drop trigger course_searched on course;
create trigger course_searched after insert or delete
  or update of state, title, introduction, version_id, lecturer_id, position_id, subject_id, audience on course
  for each row execute function check_search_of_row('course', 'id');

-- Paths and subjects open an item only while nothing locks it, and write that they did. A copy of a subject shows the same file.
create function is_file_course_open(course text, person text) returns boolean language sql stable as $$
  select exists (
    select from position_run run
      join position on position.id = run.position_id and position.state = 'published'
      join position_section section on section.version_id = run.version_id
        and section.business_type = 1 and section.business_id = is_file_course_open.course
      join position_section_state state on state.run_id = run.id and state.section_key = section.key
    where run.member_id = person and run.closed_at is null)
  or exists (
    select from subject_run run
      join member on member.id = run.member_id
      join subject on subject.id = run.subject_id and subject.state = 'published'
        and is_in_audience(subject.audience, member.id, member_places(member.id), member.created_at)
      join subject_item item on item.version_id = run.version_id
        and item.business_type = 1 and item.business_id = is_file_course_open.course
      join subject_item_state state on state.run_id = run.id and state.item_key = item.key
    where run.member_id = person)
$$;
drop function is_path_course_open(text, text);

-- Of a file the audience is that of what it belongs to. The functions stand in several migrations; whichever ran last is changed.
do $$
declare
  asked record;
  before text;
  after text;
begin
  for asked in select * from (values
    ('content_state', 'course.position_id is not null', 'course.is_file'),
    ('is_content_open', 'course.position_id is not null', 'course.is_file'),
    ('content_members', 'course.position_id is null', 'not course.is_file')) as known (name, old, new)
  loop
    before := pg_get_functiondef(asked.name::regproc);
    after := replace(before, asked.old, asked.new);
    assert after <> before, asked.name || ' asks whether a course is a file';
    execute after;
  end loop;
  assert not exists (select from pg_proc where prosrc like '%course.position_id%'), 'nothing asks for files of paths alone';
end $$;
