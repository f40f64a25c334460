-- Decision 077: a trade costs what its rows and indexes cost. `post_trades` takes its accounts in groups, and writes all of a group by one
-- statement; its new form stands in a file of its own (decision 070). A statement of an account was filtered by two indexes, each of
-- them written with every entry; one serves both, read from one place for each type and direction.
drop function post_trades(
  text, timestamptz, text, text[], smallint[], text[], text[], text[], text[], text[], text[], text[],
  text[], smallint[], text[], smallint[], bigint[], bigint[], bigint[],
  int[], int[], smallint[], bigint[], bigint[], text[]
);
create index ledger_entry_kind on ledger_entry (account_id, trade_type, direction, seq);
drop index ledger_entry_direction;
drop index ledger_entry_type;
