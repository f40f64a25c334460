-- D-107: points are exchanged for coins, a few a day for each person. The day is counted in a row of its own: whoever asks
-- twice at once waits there, and the second sees what the first took.
create table exchange_day (
  tenant_id text not null references organization (id),
  member_id text not null references member (id) on delete cascade,
  -- Where the installation is.
  day date not null,
  coins integer not null check (coins > 0),
  primary key (member_id, day)
);
select guard_tenant('exchange_day');
