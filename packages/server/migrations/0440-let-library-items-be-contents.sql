-- D-183: an item of a subject and a section of a path may be an item of the knowledge library, too. It is what a file there is, a
-- course of one section, so that it is counted as files are; its file stays that of the library, whose audience and state hold.
alter table course add column library_item_id text references library_item (id);
alter table course add constraint course_library_item_is_file check (library_item_id is null or is_file);
create index course_library_item on course (library_item_id) where library_item_id is not null;

-- Sections of courses are asked of their course, and are no contents here: they have no audience of their own.
create function is_library_item_open(item text, person text) returns boolean language sql stable as $$
  select exists (
    select from library_item known, member
    where known.id = is_library_item_open.item and member.id = person and known.state = 'published'
      and is_in_audience(known.audience, member.id, member_places(member.id), member.created_at))
$$;

