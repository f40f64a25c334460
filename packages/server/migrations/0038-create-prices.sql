-- D-114, D-120, D-121: what columns and posts cost, the cards that open them, and who has bought what.

create table vip_card (
  id text primary key,
  tenant_id text not null references organization (id),
  name text not null,
  -- Two spellings of one name are one name.
  name_key text not null,
  benefits text not null default '',
  -- How long it holds from the day it is given; null: without an end.
  days integer check (days > 0),
  -- One that is not opens nothing, whoever holds it.
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint vip_card_name unique (tenant_id, name_key)
);
create index vip_card_list on vip_card (tenant_id, name, id);
select guard_tenant('vip_card');

create table vip_card_member (
  tenant_id text not null references organization (id),
  card_id text not null references vip_card (id),
  member_id text not null references member (id),
  from_at timestamptz not null,
  end_at timestamptz check (end_at > from_at),
  primary key (card_id, member_id)
);
create index vip_card_member_own on vip_card_member (member_id, from_at desc);
create index vip_card_member_list on vip_card_member (card_id, from_at desc, member_id);
select guard_tenant('vip_card_member');

-- What has no row is free, and keeps nothing of a price it had.
create table price (
  tenant_id text not null references organization (id),
  business_type text not null check (business_type in ('column', 'question')),
  business_id text not null,
  -- PayType: 1 coins, 3 a card. 2 would need somebody who takes money.
  pay_type smallint not null check (pay_type in (1, 3)),
  is_ladder boolean not null default false,
  -- In hundredths, of a fixed price; what is charged is never above what it is shown against.
  coin bigint check (coin between 0 and 1000000000),
  discount_coin bigint check (discount_coin between 0 and coin),
  -- Of a ladder its ranges, amounts as texts.
  ranges jsonb not null default '[]',
  updated_at timestamptz not null,
  primary key (business_type, business_id),
  check ((coin is not null and discount_coin is not null) = (pay_type = 1 and not is_ladder)),
  check ((jsonb_array_length(ranges) > 0) = is_ladder)
);
select guard_tenant('price');

create table price_card (
  tenant_id text not null references organization (id),
  business_type text not null,
  business_id text not null,
  card_id text not null references vip_card (id),
  position integer not null,
  primary key (business_type, business_id, card_id),
  foreign key (business_type, business_id) references price (business_type, business_id) on delete cascade
);
create index price_card_of on price_card (card_id);
select guard_tenant('price_card');

-- D-121, D-123: bought is bought, whatever becomes of the price.
create table entitlement (
  tenant_id text not null references organization (id),
  business_type text not null check (business_type in ('column', 'question')),
  business_id text not null,
  member_id text not null references member (id),
  -- Null: nothing was to be paid (D-118). Whoever takes the trade back takes this with it.
  trade_id text unique references ledger_trade (id),
  -- In hundredths, and what it was called, as they were then.
  paid bigint not null check (paid >= 0),
  title text not null,
  created_at timestamptz not null,
  primary key (business_type, business_id, member_id),
  check ((trade_id is null) = (paid = 0))
);
create index entitlement_own on entitlement (member_id, created_at desc);
select guard_tenant('entitlement');
