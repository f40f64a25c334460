-- D-149, D-195: the assistant finds its sources in the index of the search (decision 053), so that the indexes it had of its own
-- are written for nobody any more. How rare a word is, it asks of the statistics of that index; a word of letters stands for all
-- that begin with it.
create function expected_documents(words text[], beginnings text[])
  returns table (word text, expected double precision)
  language sql stable security definer set search_path = pg_catalog
  as $$
    with common as (
      select element.word, element.frequency * greatest(pg_class.reltuples, 0) as expected
      from pg_stats
        join pg_class on pg_class.oid = 'public.search_document'::regclass,
        unnest(most_common_elems::text::text[], most_common_elem_freqs) as element (word, frequency)
      where schemaname = 'public' and tablename = 'search_document' and attname = 'search'
    )
    select common.word, common.expected from common where common.word = any (words)
    union all
    select beginning, sum(common.expected) from unnest(beginnings) as beginning
      join common on starts_with(common.word, beginning)
    group by beginning
  $$;

alter table topic drop column full_search;
alter table share_account drop column full_search;
alter table live drop column full_search;
alter table live_message drop column search;
alter table course_section drop column search;
alter table section_caption drop column search;
alter table discussion drop column search;
alter table special_column drop column search;
