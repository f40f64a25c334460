-- D-119: every day the bill of a provider is compared with the payments here; what differs is a row finance settles.
create table payment_bill (
  tenant_id text not null references organization (id),
  method text not null check (method in ('wechat', 'alipay')),
  -- A day in Beijing, where the providers keep theirs.
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  compared_at timestamptz not null,
  primary key (tenant_id, method, day)
);
select guard_tenant('payment_bill');

create table payment_difference (
  id text primary key,
  tenant_id text not null references organization (id),
  method text not null check (method in ('wechat', 'alipay')),
  day text not null,
  kind text not null check (kind in ('not-here', 'not-there', 'other-sum', 'refund-not-here', 'refund-not-there')),
  -- Of the order; what the provider calls the payment, empty for refunds.
  number text not null,
  reference text not null,
  -- In hundredths of a yuan; null where the side knows of none.
  bill_money bigint,
  own_money bigint,
  state text not null default 'open' check (state in ('open', 'settled')),
  note text not null default '',
  found_at timestamptz not null,
  decided_by text references member (id),
  check (bill_money is not null or own_money is not null),
  check ((state = 'settled') = (note <> ''))
);
-- However often a day is compared.
create unique index payment_difference_once on payment_difference (tenant_id, method, kind, number, reference);
create index payment_difference_list on payment_difference (tenant_id, day desc, id);
create index payment_difference_state on payment_difference (tenant_id, state, day desc, id);
select guard_tenant('payment_difference');
