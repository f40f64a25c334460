-- D-119: money of another amount, of somebody who left or for nothing we know was refused and so forgotten. Whatever
-- comes is a row here; what is not booked at once waits for finance, who book it or send it back.
create table payment_receipt (
  id text primary key,
  tenant_id text not null references organization (id),
  -- The order it names, then the one it was booked for.
  order_id text references payment_order (id),
  method text not null check (method in ('bank', 'wechat', 'alipay')),
  -- What the bank or the provider calls it.
  reference text not null check (reference <> ''),
  -- In hundredths of a yuan.
  money bigint not null check (money > 0),
  state text not null check (state in ('open', 'booked', 'returned', 'discarded')),
  -- Why it waited; null where it did not.
  reason text check (reason in ('unknown-order', 'other-amount', 'paid-already', 'member-left', 'not-bookable')),
  received_at timestamptz not null,
  changed_at timestamptz not null,
  decided_by text references member (id),
  note text not null default '',
  check (state <> 'open' or reason is not null),
  check (state <> 'booked' or order_id is not null),
  check (state <> 'discarded' or method = 'bank')
);
-- A transfer of the bank may be for several orders, and is recorded once for each, again where it was typed wrong; what a provider calls a payment is one.
create unique index payment_receipt_once on payment_receipt (tenant_id, reference, coalesce(order_id, ''))
  where method = 'bank' and state <> 'discarded';
create unique index payment_receipt_provided on payment_receipt (tenant_id, method, reference) where method <> 'bank';
-- An order is one payment: its money, its coins and its trade.
create unique index payment_receipt_booked on payment_receipt (order_id) where state = 'booked';
create index payment_receipt_list on payment_receipt (tenant_id, received_at desc, id);
create index payment_receipt_state on payment_receipt (tenant_id, state, received_at desc, id);
create index payment_receipt_order on payment_receipt (order_id);
select guard_tenant('payment_receipt');

insert into payment_receipt (id, tenant_id, order_id, method, reference, money, state, received_at, changed_at, decided_by)
select id, tenant_id, id, 'bank', reference, money, 'booked', paid_at, paid_at, decided_by
  from payment_order where trade_id is not null;

do $$ begin
  assert not exists (
    select from payment_order o
    where (o.trade_id is not null) <> exists (select from payment_receipt r where r.order_id = o.id and r.state = 'booked')
  ), 'an order is paid without money, or unpaid with it';
end $$;
