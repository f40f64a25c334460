-- The tree of a large company is opened branch by branch, so an organisation is found by its name without opening any.
-- What a search compares (normalised), and its characters and pairs of neighbours, made by `ngrams` of the contract.

alter table organization
  add column search_text text not null default '',
  add column search tsvector not null default '';
create index organization_search on organization using gin (search);

-- Those that were there before: the same grams, written once in SQL.
update organization set search_text = trim(regexp_replace(lower(normalize(name, nfkc)), '\s+', ' ', 'g'));
update organization set search = (
  select array_to_tsvector(array_agg(distinct gram))
  from regexp_split_to_table(organization.search_text, '\s+') as word, generate_series(1, length(word)) as at,
    unnest(array[substr(word, at, 1), case when at < length(word) then substr(word, at, 2) end]) as gram
  where gram <> '')
where search_text <> '';
