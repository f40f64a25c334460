-- D-183: takers read an exam as it was published. What its author writes while it is withdrawn is nobody else's business
-- until it is published again.
alter table exam add published jsonb;
-- `PublishedFields` of the store. What an exam was before it was edited is not known any more.
update exam set published = jsonb_build_object('name', name, 'introduction', introduction, 'audience', audience,
  'settings', settings) where paper_id is not null;
alter table exam add check ((paper_id is null) = (published is null));
