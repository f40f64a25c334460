-- D-098: a book of two sides. What is written stays written; what was wrong is put right by a new trade.

create table ledger_account (
  id text primary key,
  tenant_id text not null references organization (id),
  -- AccountType: 1 the platform, 2 a person, 3 a share account.
  account_type smallint not null check (account_type in (1, 2, 3)),
  -- A member, a share account; of the platform's own the tenant.
  holder_id text not null,
  -- Currency: 1 coins, 2 integral.
  currency smallint not null check (currency in (1, 2)),
  -- In hundredths, the sums of its entries. Of the platform's own account nobody keeps them: every grant of a company
  -- would wait for that one row.
  amount_in bigint not null default 0 check (amount_in >= 0),
  amount_out bigint not null default 0 check (amount_out >= 0),
  balance bigint not null generated always as (amount_in - amount_out) stored check (balance >= 0),
  created_at timestamptz not null,
  unique (tenant_id, account_type, holder_id, currency),
  unique (id, currency)
);
select guard_tenant('ledger_account');

create table ledger_trade (
  id text primary key,
  tenant_id text not null references organization (id),
  currency smallint not null check (currency in (1, 2)),
  -- Null: the platform by itself. The names are those of then (D-111).
  created_by text references member (id),
  created_by_account text not null,
  created_by_name text not null,
  -- What it was for, as the feature that made it knows it.
  business_type text,
  business_id text,
  detail text not null,
  -- What may happen once only has a key, whoever asks and how often.
  once_key text,
  -- The trade this one takes back; nothing is taken back twice.
  reverses text unique references ledger_trade (id),
  created_at timestamptz not null,
  unique (tenant_id, once_key),
  unique (id, currency)
);
create index ledger_trade_newest on ledger_trade (tenant_id, currency, id desc);
create index ledger_trade_author on ledger_trade (created_by, id desc) where created_by is not null;
select guard_tenant('ledger_trade');

create table ledger_entry (
  -- Given while the account is held: in each account the order in which it happened.
  seq bigint generated always as identity primary key,
  tenant_id text not null references organization (id),
  trade_id text not null,
  account_id text not null,
  currency smallint not null,
  trade_type smallint not null check (trade_type between 1 and 16),
  -- Above zero it came in, below it went out.
  amount bigint not null check (amount <> 0),
  direction smallint not null generated always as (case when amount > 0 then 1 else 2 end) stored,
  -- Null: the platform's side.
  balance_after bigint check (balance_after >= 0),
  holder_name text not null,
  foreign key (trade_id, currency) references ledger_trade (id, currency),
  foreign key (account_id, currency) references ledger_account (id, currency)
);
create index ledger_entry_account on ledger_entry (account_id, seq desc);
create index ledger_entry_direction on ledger_entry (account_id, direction, seq desc);
create index ledger_entry_type on ledger_entry (account_id, trade_type, seq desc);
create index ledger_entry_trade on ledger_entry (trade_id, seq);
select guard_tenant('ledger_entry');

-- Both sides of a trade are written in one statement, and are the same.
create function demand_two_sides() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entry where trade_id in (select trade_id from added) group by trade_id having sum(amount) <> 0
  ) then
    raise exception 'the sides of a trade differ' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger two_sides after insert on ledger_entry
  referencing new table as added for each statement execute function demand_two_sides();

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'the book is not rewritten: %', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger not_rewritten before update or delete on ledger_entry
  for each row execute function refuse_rewriting();
create trigger not_rewritten before update or delete on ledger_trade
  for each row execute function refuse_rewriting();

-- D-108: who gave what for which post, or for which answer below it.
create table reward (
  trade_id text primary key references ledger_trade (id),
  tenant_id text not null references organization (id),
  question_id text not null references question (id),
  -- Null: for the post itself.
  discussion_id text references discussion (id),
  giver_id text not null references member (id),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null
);
create index reward_question on reward (question_id, created_at desc);
create index reward_discussion on reward (discussion_id) where discussion_id is not null;
select guard_tenant('reward');
