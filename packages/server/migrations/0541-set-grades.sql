-- PERSON-03: what each grade of a company begins with and what it gives. A company without rows has the grades of the product, which
-- give nothing.
create table integral_grade (
  tenant_id text not null references organization (id),
  -- 1 is where everybody begins.
  level smallint not null check (level between 1 and 6),
  -- Whole points earned.
  from_points bigint not null check (from_points >= 0),
  -- Of prices in the shop of points.
  discount_percent smallint not null check (discount_percent between 0 and 90),
  -- Beside those of the exchange rule.
  extra_coins integer not null check (extra_coins >= 0),
  -- Given when the grade is reached.
  card_id text references vip_card (id),
  primary key (tenant_id, level)
);
select guard_tenant('integral_grade');

-- Who was found in which grade, and whether the card of it was given: both happen once, also to somebody who falls and rises again.
create table integral_grade_reached (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  level smallint not null check (level between 2 and 6),
  reached_at timestamptz not null,
  card_id text references vip_card (id),
  primary key (member_id, level)
);
select guard_tenant('integral_grade_reached');
-- Whom a grade whose card was set later still owes it.
create index integral_grade_owed on integral_grade_reached (tenant_id, level, member_id) where card_id is null;

-- Grades are looked for in trades from this time on; a company that was never looked at has no row.
create table integral_grade_noted (
  tenant_id text primary key references organization (id),
  until timestamptz not null
);
select guard_tenant('integral_grade_noted');
