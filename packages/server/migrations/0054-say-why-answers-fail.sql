-- AI-20: an answer without a word, or one a filter ended, says so instead of calling the network to account.
alter table assistant_message add column failure text check (failure in ('empty', 'filtered'));
