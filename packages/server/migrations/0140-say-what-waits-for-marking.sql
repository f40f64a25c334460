-- An exam that was handed in and waits for a person is neither open nor failed: subjects and paths say so. Another attempt that
-- was passed already leaves nothing to wait for.
create function is_content_waiting(kind smallint, content text, person text, as_of timestamptz) returns boolean
language sql stable as $$
  select case when kind = 3 then (select is_marking and status <> 1 from exam_outcome(content, person, as_of)) else false end
$$;

-- The mark somebody has in a subject: the lowest of its contents that have one, as `study_mark` says it of a course. Null:
-- nothing has a mark.
create function subject_mark(version text, person text, as_of timestamptz) returns integer language sql stable as $$
  select min(content_mark(item.business_type, item.business_id, person, as_of, false))
  from subject_item item where item.version_id = version
$$;
