-- `ngrams` of the server: every character and every pair of neighbours of each word.
create or replace function text_pairs(written text) returns tsvector
  language sql immutable parallel safe
  as $$
    select array_to_tsvector(coalesce(array_agg(distinct gram), '{}'))
    from regexp_split_to_table(search_form(written), ' ') as word,
      generate_series(1, length(word)) as at,
      lateral (values (substr(word, at, 1)), (substr(word, at, 2))) as found (gram)
    where gram <> ''
  $$;
