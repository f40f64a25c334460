-- The guards of an entry, as one look at everything a statement adds: the sides of a trade are zero together. A foreign
-- key looks at each row and locks what it points to, so all trades of a company would share the locks of one row. What
-- an entry points to never goes and never changes.
create or replace function demand_two_sides() returns trigger language plpgsql as $$
declare
  is_uneven boolean;
  is_astray boolean;
begin
  -- Both sides are written in one statement, so what it adds is enough to judge it. What they point to is found each by its
  -- index, however many there are: a plan made for a thousand would read the whole book for two.
  select bool_or(one.total <> 0), bool_or(one.is_astray) into is_uneven, is_astray
  from (
    select sum(added.amount) as total,
      (select trade.currency = min(added.currency) and trade.currency = max(added.currency)
          and trade.tenant_id = min(added.tenant_id) and trade.tenant_id = max(added.tenant_id)
        from ledger_trade as trade where trade.id = added.trade_id) is not true
      or bool_or((select account.currency = added.currency and account.tenant_id = added.tenant_id
        from ledger_account as account where account.id = added.account_id) is not true) as is_astray
    from added
    group by added.trade_id
  ) as one;
  if is_uneven then
    raise exception 'the sides of a trade differ' using errcode = 'check_violation';
  elsif is_astray then
    raise exception 'an entry without its trade or its account' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
