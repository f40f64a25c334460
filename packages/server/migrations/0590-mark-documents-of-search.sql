-- D-195: a word that stands in every other text leads to more documents than anybody could look through, and an index of words knows no
-- order. So each document carries marks among its tokens, which no question can have: whose it is and of what kind, the days it was
-- published in, how much it is used. With them the index itself chooses the newest or the most used of a common word.
create function search_marks(tenant text, kind text, source_id text, author_id text, published_at timestamptz, use_count integer)
  returns text[] language sql stable parallel safe as $$
  with scope as (select '#' || left(md5(tenant), 6) as company, floor(extract(epoch from published_at) / 86400)::bigint as day)
  select array[company || '.' || kind,
      company || '.' || kind || '^' || floor(log(2, 1 + greatest(0, use_count)))::integer]
    || array(select company || '.' || kind || ':' || days || ':' || floor(day::numeric / days) from unnest('{1,8,64,512}'::integer[]) days)
    || case when author_id is not null then array[company || '.' || kind || '@' || author_id] else '{}' end
    -- One of 64, of 512 and of 4,096, by which it is estimated how many documents have a word.
    || case when hashtext(source_id) & 63 = 0 then array[company || '~6'] else '{}' end
    || case when hashtext(source_id) & 511 = 0 then array[company || '~9'] else '{}' end
    || case when hashtext(source_id) & 4095 = 0 then array[company || '~12'] else '{}' end
  from scope
$$;

-- Of a title, also what it is as a whole: the one that is the question is found among thousands that have its words.
create function search_title_marks(tenant text, kind text, title_form text) returns text[] language sql immutable parallel safe as $$
  select array['#' || left(md5(tenant), 6) || '.' || kind || '=' || left(md5(title_form), 12)]
$$;

-- Read of every document that is looked through. The long texts stand beside their rows (0290), and with them, to make a row short, stood
-- even its keys: each comparison of two of them was a look into another table.
do $$
declare
  short text;
begin
  foreach short in array '{tenant_id,source,source_id,part,kind,item_id,parent_id,section_key,author_id,organization_id,file_kind,
    file_id,title_form,title_search}'::text[] loop
    execute format('alter table search_document alter column %I set storage main', short);
  end loop;
end $$;

-- A question looks into the indexes several times, and would read all that waits to be sorted in each time.
alter index search_document_search set (fastupdate = off);
alter index search_document_title set (fastupdate = off);
select gin_clean_pending_list('search_document_search'), gin_clean_pending_list('search_document_title');

update search_document set
  -- Written anew, or they would stay where they are.
  source = source || '', source_id = source_id || '', part = part || '', kind = kind || '', item_id = item_id || '',
  parent_id = parent_id || '', section_key = section_key || '', tenant_id = tenant_id || '', author_id = author_id || '',
  organization_id = organization_id || '', file_kind = file_kind || '', file_id = file_id || '', title_form = title_form || '',
  search = search || array_to_tsvector(search_marks(tenant_id, kind, source_id, author_id, published_at, use_count)),
  title_search = case when title_search = '' then title_search else title_search || array_to_tsvector(
    search_marks(tenant_id, kind, source_id, author_id, published_at, use_count) || search_title_marks(tenant_id, kind, title_form)) end;

do $$ begin
  assert not exists (select from search_document
    where not search @@ ('''#' || left(md5(tenant_id), 6) || '.' || kind || '''')::tsquery), 'every document is marked';
end $$;
