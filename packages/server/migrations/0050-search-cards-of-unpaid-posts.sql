-- Whoever has not paid for a post could read its text by searching for it letter by letter: it was found by words of
-- the text. What such a reader is shown, title and teaser, is kept as a search compares it. Rows that are here already
-- get the teaser they were shown with until now; the next edit writes it anew.
alter table question add column card_text text not null default '';
update question set card_text = lower(normalize(title || ' ' || left(summary,
  case when length(summary) < 160 then greatest(least(100, length(summary) / 2) - 1, 0) else 99 end), NFKC));
