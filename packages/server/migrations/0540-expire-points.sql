-- D-107: points expire by a rule. A day on which they do is written down when people are first told of it: only what was announced
-- is carried out, and once. Another rule by then cuts off elsewhere, which is another announcement.
create table integral_expiry_day (
  tenant_id text not null references organization (id),
  -- The last day the points are good for; where the installation is.
  last_day date not null,
  earned_until date not null check (earned_until < last_day),
  -- Null: not everybody was told yet.
  told_at timestamptz,
  told_again_at timestamptz,
  ended_at timestamptz,
  primary key (tenant_id, last_day, earned_until)
);
select guard_tenant('integral_expiry_day');

-- What expired of whom on a day: the key keeps it from happening twice. What is given back of it, because it was taken back as never
-- earned or because an administrator reversed it, leaves the amount.
create table integral_expiry (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  last_day date not null,
  earned_until date not null,
  amount bigint not null check (amount >= 0),
  primary key (member_id, last_day)
);
select guard_tenant('integral_expiry');
