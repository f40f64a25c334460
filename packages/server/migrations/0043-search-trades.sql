-- D-109: a trade is found by what it was for, however many there are. What a search compares (normalised), and its
-- characters and pairs of neighbours, made by `ngrams` of the contract.

alter table ledger_trade
  add column search_text text not null default '',
  add column search tsvector not null default '';
create index ledger_trade_search on ledger_trade using gin (search);

-- Those that were there before: the same grams, written once in SQL. Nothing of what the book says is rewritten.
alter table ledger_trade disable trigger not_rewritten;
update ledger_trade set search_text = trim(regexp_replace(lower(normalize(detail, nfkc)), '\s+', ' ', 'g'));
update ledger_trade set search = (
  select array_to_tsvector(array_agg(distinct gram))
  from regexp_split_to_table(ledger_trade.search_text, '\s+') as word, generate_series(1, length(word)) as at,
    unnest(array[substr(word, at, 1), case when at < length(word) then substr(word, at, 2) end]) as gram
  where gram <> '')
where search_text <> '';
alter table ledger_trade enable trigger not_rewritten;
