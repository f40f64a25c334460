-- How many pages a document or a book has, counted by the server where something is learned from it: what a client says
-- about the length of its material decides nothing. `seconds` is there already.
alter table file add column pages integer check (pages > 0);
