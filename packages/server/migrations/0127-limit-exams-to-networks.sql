-- D-183: an exam may be taken from some networks alone. Exams that exist are taken from everywhere.
update exam set settings = settings || '{"addressRanges": []}';
update exam set published = jsonb_set(published, '{settings}', published -> 'settings' || '{"addressRanges": []}')
  where published is not null;
update exam_attempt set settings = settings || '{"addressRanges": []}';
do $$ begin
  assert not exists (select from exam where not settings ? 'addressRanges'), 'an exam names its networks';
  assert not exists (select from exam where not published -> 'settings' ? 'addressRanges'), 'so does what was published';
  assert not exists (select from exam_attempt where not settings ? 'addressRanges'), 'and what is being answered';
end $$;
