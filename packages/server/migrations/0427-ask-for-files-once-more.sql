-- D-183: 0406 made two functions ask whether a course is a file, of a path or of a subject; 0425, written beside it, states them as they
-- were before. Both ask for files again.
do $$
declare
  asked record;
  before text;
begin
  for asked in select * from (values
    ('is_content_open', 'course.position_id is not null', 'course.is_file'),
    ('content_members', 'course.position_id is null', 'not course.is_file')) as known (name, old, new)
  loop
    before := pg_get_functiondef(asked.name::regproc);
    execute replace(before, asked.old, asked.new);
  end loop;
  assert not exists (select from pg_proc where prosrc like '%course.position_id%'), 'nothing asks for files of paths alone';
end $$;
