-- What points buy: member cards, and things somebody hands out. The stock is a number of the row an order takes from, so that of
-- two who want the last one of them waits and then reads that there is none.
create table shop_item (
  id text primary key,
  tenant_id text not null references organization (id),
  kind text not null check (kind in ('card', 'thing')),
  card_id text references vip_card (id),
  title text not null,
  description text not null,
  -- In hundredths of a point.
  price bigint not null check (price > 0),
  -- Null: without end.
  stock integer check (stock >= 0),
  per_person integer check (per_person > 0),
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'card') = (card_id is not null))
);
create index shop_item_list on shop_item (tenant_id, id desc);
create index shop_item_offered on shop_item (tenant_id, id desc) where is_active;
select guard_tenant('shop_item');

create table shop_order (
  id text primary key,
  tenant_id text not null references organization (id),
  item_id text not null references shop_item (id),
  member_id text not null references member (id),
  -- As it was called and what it cost when it was ordered.
  title text not null,
  price bigint not null check (price > 0),
  state text not null check (state in ('waiting', 'handedOut', 'cancelled')),
  reason text not null default '',
  trade_id text not null unique references ledger_trade (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  decided_by text references member (id)
);
create index shop_order_own on shop_order (member_id, id desc);
create index shop_order_of_item on shop_order (item_id, member_id) where state <> 'cancelled';
create index shop_order_list on shop_order (tenant_id, id desc);
create index shop_order_state on shop_order (tenant_id, state, id desc);
select guard_tenant('shop_order');
