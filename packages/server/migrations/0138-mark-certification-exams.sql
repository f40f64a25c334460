-- ENUM-12: certification exams have a list of their own. Exams that exist are none.
update exam set settings = settings || '{"isCertification": false}';
update exam set published = jsonb_set(published, '{settings}', published -> 'settings' || '{"isCertification": false}')
  where published is not null;
update exam_attempt set settings = settings || '{"isCertification": false}';
do $$ begin
  assert not exists (select from exam where not settings ? 'isCertification'), 'an exam says whether it certifies';
  assert not exists (select from exam where not published -> 'settings' ? 'isCertification'), 'so does what was published';
  assert not exists (select from exam_attempt where not settings ? 'isCertification'), 'and what is being answered';
end $$;
create index exam_certification on exam (tenant_id, published_at desc, id)
  where state = 'published' and (settings ->> 'isCertification')::boolean;
