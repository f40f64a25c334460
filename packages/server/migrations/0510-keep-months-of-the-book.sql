-- What came and went by month and unit, for finance. Sums over all entries would grow with the book, and totals kept with each
-- trade would make everybody wait for one row; so the night adds what is new, and a page adds up what came since.
create table ledger_month (
  tenant_id text not null references organization (id),
  currency smallint not null check (currency in (1, 2)),
  -- Its first day, in the time zone of the installation.
  month date not null check (extract(day from month) = 1),
  -- AccountType: 1 the platform, 2 a person, 3 a share account.
  account_type smallint not null check (account_type in (1, 2, 3)),
  -- The unit the holder belonged to when it was counted; of the platform the tenant. Without a key: sums outlive a unit.
  organization_id text not null,
  trade_type smallint not null check (trade_type between 1 and 16),
  -- In hundredths. Of many accounts together it may be more than 64 bits hold.
  amount_in numeric not null check (amount_in >= 0),
  amount_out numeric not null check (amount_out >= 0),
  primary key (tenant_id, currency, month, account_type, organization_id, trade_type)
);
select guard_tenant('ledger_month');

create table ledger_counted (
  tenant_id text primary key references organization (id),
  -- Trades whose id sorts before this are in the months.
  until_id text not null
);
select guard_tenant('ledger_counted');

-- D-098: what the nightly check of the book came to, a row for each day and currency.
create table ledger_check (
  tenant_id text not null references organization (id),
  day date not null,
  currency smallint not null check (currency in (1, 2)),
  issued numeric not null,
  held numeric not null,
  account_num bigint not null,
  trade_num bigint not null,
  wrong_num bigint not null,
  checked_at timestamptz not null,
  primary key (tenant_id, currency, day)
);
select guard_tenant('ledger_check');
