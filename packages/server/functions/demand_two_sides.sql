-- The guards of an entry, as one look at everything a statement adds: the sides of a trade are zero together. A foreign
-- key looks at each row and locks what it points to, so all trades of a company would share the locks of one row. What
-- an entry points to never goes and never changes.
create or replace function demand_two_sides() returns trigger language plpgsql as $$
begin
  -- Both sides are written in one statement, so what it adds is enough to judge it.
  if exists (select from added group by trade_id having sum(amount) <> 0) then
    raise exception 'the sides of a trade differ' using errcode = 'check_violation';
  end if;
  -- Each by its index, however many there are: a plan made for a thousand would read the whole book for two.
  if exists (
    select from added
    where (select trade.currency = added.currency and trade.tenant_id = added.tenant_id
        from ledger_trade as trade where trade.id = added.trade_id) is not true
      or (select account.currency = added.currency and account.tenant_id = added.tenant_id
        from ledger_account as account where account.id = added.account_id) is not true
  ) then
    raise exception 'an entry without its trade or its account' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
