-- D-115: seats of something, bought in one order and handed out to others. How many are handed out is a number of the order's row,
-- which whoever hands one out holds, so that of many at once nobody hands out more than was bought.
create table seat_order (
  id text primary key,
  tenant_id text not null references organization (id),
  member_id text not null references member (id),
  -- The share account that paid; null: the buyer.
  account_id text references share_account (id),
  business_type text not null,
  business_id text not null,
  -- What it was called, and what one seat cost in hundredths, as they were then.
  title text not null,
  quantity integer not null check (quantity > 1),
  unit_price bigint not null check (unit_price >= 0),
  paid bigint not null check (paid = unit_price * quantity),
  -- Null: nothing was to be paid. Whoever takes the trade back closes every seat.
  trade_id text unique references ledger_trade (id),
  handed_out integer not null default 0 check (handed_out between 0 and quantity),
  created_at timestamptz not null,
  -- Paid back or taken back: nothing is handed out any more.
  ended_at timestamptz,
  check ((trade_id is null) = (paid = 0)),
  check (ended_at is null or handed_out = 0)
);
create index seat_order_own on seat_order (member_id, id desc) where account_id is null;
create index seat_order_account on seat_order (account_id, id desc) where account_id is not null;
-- How many have paid for something is counted before it is taken away.
create index seat_order_payers on seat_order (business_type, business_id) where paid > 0 and ended_at is null;
select guard_tenant('seat_order');

-- Had by a seat of somebody else's order, for which its receiver paid nothing.
alter table entitlement add column seat_order_id text references seat_order (id);
alter table entitlement add check (seat_order_id is null or paid = 0);
create index entitlement_seat on entitlement (seat_order_id, created_at desc, member_id) where seat_order_id is not null;
