-- D-119, D-190: coins are bought for money, and money is invoiced. An order keeps what was agreed: a rate that changes
-- later changes nothing for whoever has ordered.
create table payment_order (
  id text primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id),
  -- What somebody writes on a transfer, and somebody else reads on a statement of the bank.
  number text not null,
  state text not null default 'created' check (state in ('created', 'paid', 'closed', 'refunded')),
  -- In hundredths of a yuan and of a coin.
  money bigint not null check (money > 0),
  coins bigint not null check (coins > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  changed_at timestamptz not null,
  paid_at timestamptz,
  reference text not null default '',
  decided_by text references member (id),
  trade_id text unique references ledger_trade (id),
  constraint payment_order_number unique (tenant_id, number),
  -- Nothing is paid without coins in the book, and nothing refunded that was not paid.
  check ((state in ('paid', 'refunded')) = (trade_id is not null)),
  check ((trade_id is null) = (paid_at is null))
);
create index payment_order_own on payment_order (member_id, created_at desc, id);
create index payment_order_list on payment_order (tenant_id, created_at desc, id);
create index payment_order_state on payment_order (tenant_id, state, created_at desc, id);
create index payment_order_waiting on payment_order (expires_at) where state = 'created';
select guard_tenant('payment_order');

create table invoice (
  id text primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id),
  -- InvoiceStatus: 0 draft, 1 applied, 2 issuing, 3 issued, 4 rejected, 5 cancelled.
  status smallint not null check (status between 0 and 5),
  billing_type smallint not null check (billing_type between 1 and 3),
  title text not null,
  tax_number text not null,
  address text not null,
  phone text not null,
  bank text not null,
  account text not null,
  email text not null,
  money bigint not null check (money > 0),
  number text not null default '',
  reason text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  decided_by text references member (id),
  check (status <> 3 or number <> '')
);
create unique index invoice_number on invoice (tenant_id, number) where number <> '';
create index invoice_own on invoice (member_id, created_at desc, id);
create index invoice_list on invoice (tenant_id, created_at desc, id);
create index invoice_status on invoice (tenant_id, status, created_at desc, id);
select guard_tenant('invoice');

create table invoice_order (
  tenant_id text not null references organization (id),
  invoice_id text not null references invoice (id),
  order_id text not null references payment_order (id),
  -- False once the invoice is cancelled: its orders may be asked for again.
  is_standing boolean not null default true,
  primary key (invoice_id, order_id)
);
-- The money of an order is on one invoice, however many are asked for at once.
create unique index invoice_order_once on invoice_order (order_id) where is_standing;
select guard_tenant('invoice_order');
