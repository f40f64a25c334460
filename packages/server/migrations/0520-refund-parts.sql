-- D-109, D-119: an order is refunded in parts, by the provider its money came from or by hand. A refund is written before the
-- provider is called, under a number of ours: whatever its answer, it is one refund. How much of an order is back or on its
-- way stands in its row, where two refunds at once wait for each other and the database itself refuses more than was paid.
alter table payment_order
  -- In hundredths of a yuan and of a coin; what failed is not among it.
  add column refunded bigint not null default 0,
  add column refunded_coins bigint not null default 0;

create table payment_refund (
  id text primary key,
  tenant_id text not null references organization (id),
  order_id text not null references payment_order (id),
  -- Ours; the provider keeps it apart from all other refunds of the company.
  number text not null,
  -- How the money goes back; `bank`: finance sends it by hand.
  method text not null check (method in ('bank', 'wechat', 'alipay')),
  money bigint not null check (money > 0),
  coins bigint not null check (coins >= 0),
  state text not null check (state in ('requested', 'stuck', 'done', 'failed')),
  reason text not null,
  -- What the provider calls what is wrong with it.
  failure text not null default '',
  -- How finance handed out what the provider held.
  note text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- When the provider is asked next; null: it is over, or by hand.
  ask_at timestamptz,
  decided_by text references member (id),
  -- The coins that were taken back; null where there were none to take.
  trade_id text unique references ledger_trade (id),
  constraint payment_refund_number unique (tenant_id, number),
  check (method <> 'bank' or state = 'done'),
  check (ask_at is null or state in ('requested', 'stuck'))
);
create index payment_refund_order on payment_refund (order_id, created_at desc, id);
create index payment_refund_list on payment_refund (tenant_id, created_at desc, id);
create index payment_refund_state on payment_refund (tenant_id, state, created_at desc, id);
create index payment_refund_due on payment_refund (ask_at) where ask_at is not null;
select guard_tenant('payment_refund');

-- Orders were refunded whole, their money sent back by hand.
insert into payment_refund
  (id, tenant_id, order_id, number, method, money, coins, state, reason, created_at, changed_at, decided_by, trade_id)
select o.id, o.tenant_id, o.id, 'SR' || substr(o.number, 3), 'bank', o.money, case when back.id is null then 0 else o.coins end,
  'done', '', o.changed_at, o.changed_at, o.decided_by, back.id
  from payment_order o left join ledger_trade back on back.reverses = o.trade_id where o.state = 'refunded';
update payment_order o set refunded = o.money, refunded_coins = r.coins from payment_refund r where r.order_id = o.id;

alter table payment_order
  add check (refunded between 0 and money),
  add check (refunded_coins between 0 and coins),
  -- Nothing goes back that has not come, and an order is refunded once the whole of it is.
  add check (refunded = 0 or trade_id is not null),
  add check (state <> 'refunded' or refunded = money);

-- The sum an order stands on an invoice with: without what was refunded of it before.
alter table invoice_order add column money bigint check (money > 0);
update invoice_order placed set money = o.money from payment_order o where o.id = placed.order_id;
alter table invoice_order alter column money set not null;

do $$ begin
  assert not exists (select from payment_order o where o.refunded <>
    (select coalesce(sum(r.money), 0) from payment_refund r where r.order_id = o.id and r.state <> 'failed')),
    'an order does not know what of it was refunded';
end $$;
