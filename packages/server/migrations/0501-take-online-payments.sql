-- D-119: WeChat Pay and Alipay take money for a company, each with an account of its own.
create table payment_provider (
  tenant_id text not null references organization (id),
  method text not null check (method in ('wechat', 'alipay')),
  is_enabled boolean not null,
  -- Nobody's money: the sandbox of this installation.
  is_sandbox boolean not null,
  config jsonb not null,
  -- Keys of the company, sealed; null while there are none.
  secret bytea,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, method)
);
select guard_tenant('payment_provider');

-- An order that was opened at a provider: whatever its callbacks say or do not say, the provider is asked until it is over.
create table payment_attempt (
  order_id text not null references payment_order (id),
  method text not null check (method in ('wechat', 'alipay')),
  tenant_id text not null references organization (id),
  opened_at timestamptz not null,
  pay_until timestamptz not null,
  -- When the provider is asked next; null: paid or closed there.
  ask_at timestamptz,
  primary key (order_id, method)
);
create index payment_attempt_due on payment_attempt (ask_at) where ask_at is not null;
select guard_tenant('payment_attempt');
