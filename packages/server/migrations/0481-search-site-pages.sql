-- D-187, D-195: articles of the company and branch pages are found by what is published of them.
create trigger site_page_searched after insert or delete or update of published, organization_id on site_page
  for each row execute function check_search_of_row('sitePage', 'id');
insert into search_rebuild (source, started_at) values ('sitePage', now());
do $$ begin
  assert (select count(*) from search_rebuild where source = 'sitePage' and finished_at is null) = 1, 'the pages are read';
end $$;
