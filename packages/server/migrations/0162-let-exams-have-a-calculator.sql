-- D-183: an author may give takers a calculator; it is off at first, so exams that exist have none.
update exam set settings = settings || '{"hasCalculator": false}';
update exam set published = jsonb_set(published, '{settings}', published -> 'settings' || '{"hasCalculator": false}')
  where published is not null;
update exam_attempt set settings = settings || '{"hasCalculator": false}';
do $$ begin
  assert not exists (select from exam where not settings ? 'hasCalculator'), 'an exam says whether it has a calculator';
  assert not exists (select from exam where not published -> 'settings' ? 'hasCalculator'), 'so does what was published';
  assert not exists (select from exam_attempt where not settings ? 'hasCalculator'), 'and what is being answered';
end $$;
