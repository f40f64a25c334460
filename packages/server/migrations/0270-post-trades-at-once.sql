-- D-098: one call of the database writes a trade, or several of the platform's at once. Whoever asks pays one way there and
-- back, and an account is held for as long as the database needs, not for as long as five answers travel. The function
-- has no rights of its own: row security binds it as it binds whoever calls it.

-- The guards of an entry, as one look at everything a statement adds. A foreign key looks at each row and locks what it points
-- to, so all trades of a company shared the locks of one row. What an entry points to never goes and never changes: the
-- triggers below refuse that, so nothing needs to be locked.
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

create function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception 'an account of the book stays' using errcode = 'foreign_key_violation';
end $$;
create trigger stays before delete on ledger_account for each row execute function refuse_removal();
create trigger not_rewritten before update of id, tenant_id, account_type, holder_id, currency on ledger_account
  for each row execute function refuse_rewriting();
create trigger not_emptied before truncate on ledger_account for each statement execute function refuse_rewriting();
create trigger not_emptied before truncate on ledger_trade for each statement execute function refuse_rewriting();
create trigger not_emptied before truncate on ledger_entry for each statement execute function refuse_rewriting();

alter table ledger_entry
  drop constraint ledger_entry_tenant_id_fkey,
  drop constraint ledger_entry_trade_id_currency_fkey,
  drop constraint ledger_entry_account_id_currency_fkey;
-- The company of an entry is that of its account, which points to it.
alter table ledger_trade
  drop constraint ledger_trade_tenant_id_fkey,
  drop constraint ledger_trade_id_currency_key;
alter table ledger_account drop constraint ledger_account_id_currency_key;

-- Most trades may happen again and take nothing back: they need no place among those that may not.
alter table ledger_trade
  drop constraint ledger_trade_tenant_id_once_key_key,
  drop constraint ledger_trade_reverses_key;
create unique index ledger_trade_once on ledger_trade (tenant_id, once_key) where once_key is not null;
create unique index ledger_trade_reverses on ledger_trade (reverses) where reverses is not null;

-- The newest of an account are found at the end of its key; a second index said the same backwards.
alter table ledger_entry drop constraint ledger_entry_pkey, add primary key (account_id, seq);
drop index ledger_entry_account;

-- Room beside each account, so that new totals need no new place in the indexes.
alter table ledger_account set (fillfactor = 70);

-- `types` to `floors` are the accounts the trades touch, each once: what comes, what goes, and what it must have for none of
-- its legs to go below zero. The legs follow in their order: of which trade, in which of the accounts (0: the platform's),
-- and what was moved in that account by then. Answers what the accounts had before. `refused`: one has too little or is
-- full, and whoever called ends the transaction. `repeated`: what may happen once only has happened; nothing is written.
create function post_trades(
  tenant text, moment timestamptz, author text,
  trade_ids text[], currencies smallint[], business_types text[], business_ids text[], details text[],
  search_texts text[], grams text[], once_keys text[], reversed text[],
  new_ids text[], types smallint[], holders text[], account_currencies smallint[],
  comes bigint[], goes bigint[], floors bigint[],
  leg_trades int[], leg_accounts int[], leg_types smallint[], amounts bigint[], movements bigint[], names text[],
  out outcome text, out came bigint[], out went bigint[]
) language plpgsql as $$
declare
  -- 64 bits hold a little more: an account that is full is told so.
  full_at constant bigint := 9000000000000000000;
  ids text[] := array_fill(null::text, array[cardinality(types)]);
  platforms text[] := array[null, null];
  wanted record;
  id_there text;
  in_there bigint;
  out_there bigint;
  money smallint;
  written int;
  is_refused boolean;
begin
  -- First: whoever comes second with what may happen once only waits here and holds no account meanwhile.
  insert into ledger_trade (id, tenant_id, currency, created_by, created_by_account, created_by_name, business_type,
    business_id, detail, search_text, search, once_key, reverses, created_at)
  select trade.id, tenant, trade.currency, author, coalesce(member.account, ''), coalesce(member.full_name, ''),
    trade.business_type, trade.business_id, trade.detail, trade.search_text,
    array_to_tsvector(string_to_array(trade.grams, ' ')), trade.once_key, trade.reverses, moment
  from unnest(trade_ids, currencies, business_types, business_ids, details, search_texts, grams, once_keys, reversed)
      as trade (id, currency, business_type, business_id, detail, search_text, grams, once_key, reverses)
    left join member on member.id = author
  on conflict do nothing;
  get diagnostics written = row_count;
  if written = 0 then
    outcome := 'repeated';
    return;
  elsif written < cardinality(trade_ids) then
    raise exception 'of several trades at once one was there already' using errcode = 'unique_violation';
  end if;

  -- Everybody holds accounts in one order, and makes those that are missing in the same, so that nobody waits in a circle. Each
  -- is found by values of its own: row security keeps an element of a list from any index.
  if cardinality(types) > 3 and cardinality(types) = (
    select count(*) from unnest(types, holders, account_currencies) as one (type, holder, currency)
      join ledger_account as account on account.tenant_id = tenant and account.account_type = one.type
        and account.holder_id = one.holder and account.currency = one.currency
  ) then
    -- Many, and all of them there.
    select bool_or(held.is_refused), array_agg(held.id order by held.place),
      array_agg(held.amount_in order by held.place), array_agg(held.amount_out order by held.place)
    into strict is_refused, ids, came, went
    from (
      select one.place, account.id, account.amount_in, account.amount_out, account.balance < one.floor
        or account.amount_in >= full_at - one.comes or account.amount_out >= full_at - one.goes as is_refused
      from unnest(types, holders, account_currencies, comes, goes, floors) with ordinality
          as one (type, holder, currency, comes, goes, floor, place)
        join ledger_account as account on account.tenant_id = tenant and account.account_type = one.type
          and account.holder_id = one.holder and account.currency = one.currency
      order by account.account_type, account.holder_id collate "C", account.currency
      for update of account
    ) as held;
    if is_refused then
      outcome := 'refused';
      return;
    end if;
    update ledger_account as account
    set amount_in = account.amount_in + one.comes, amount_out = account.amount_out + one.goes
    from unnest(ids, comes, goes) as one (id, comes, goes)
    where account.id = one.id;
  else
    came := array_fill(0::bigint, array[cardinality(types)]);
    went := came;
    for wanted in
      select one.*
      from unnest(new_ids, types, holders, account_currencies, comes, goes, floors) with ordinality
        as one (id, type, holder, currency, comes, goes, floor, place)
      order by one.type, one.holder collate "C", one.currency
    loop
      loop
        update ledger_account as account
        set amount_in = account.amount_in + wanted.comes, amount_out = account.amount_out + wanted.goes
        where account.tenant_id = tenant and account.account_type = wanted.type and account.holder_id = wanted.holder
          and account.currency = wanted.currency and account.balance >= wanted.floor
          and account.amount_in < full_at - wanted.comes and account.amount_out < full_at - wanted.goes
        returning account.id, account.amount_in - wanted.comes, account.amount_out - wanted.goes
        into id_there, in_there, out_there;
        exit when found;
        insert into ledger_account (id, tenant_id, account_type, holder_id, currency, created_at)
        values (wanted.id, tenant, wanted.type, wanted.holder, wanted.currency, moment)
        on conflict do nothing;
        -- Held before it is refused: what somebody else gives it at this moment counts.
        select account.balance < wanted.floor or account.amount_in >= full_at - wanted.comes
          or account.amount_out >= full_at - wanted.goes
        into strict is_refused
        from ledger_account as account
        where account.tenant_id = tenant and account.account_type = wanted.type and account.holder_id = wanted.holder
          and account.currency = wanted.currency
        for update;
        if is_refused then
          outcome := 'refused';
          select
            array_agg(coalesce(account.amount_in, 0) - case when ids[one.place] is null then 0 else one.comes end
              order by one.place),
            array_agg(coalesce(account.amount_out, 0) - case when ids[one.place] is null then 0 else one.goes end
              order by one.place)
          into strict came, went
          from unnest(types, holders, account_currencies, comes, goes) with ordinality
              as one (type, holder, currency, comes, goes, place)
            left join ledger_account as account on account.tenant_id = tenant and account.account_type = one.type
              and account.holder_id = one.holder and account.currency = one.currency;
          return;
        end if;
      end loop;
      ids[wanted.place] := id_there;
      came[wanted.place] := in_there;
      went[wanted.place] := out_there;
    end loop;
  end if;

  -- The platform's account has no totals and is never held; there is one for each currency.
  if 0 = any(leg_accounts) then
    foreach money in array currencies loop
      continue when platforms[money] is not null;
      loop
        select account.id into id_there from ledger_account as account
        where account.tenant_id = tenant and account.account_type = 1 and account.holder_id = tenant
          and account.currency = money;
        exit when found;
        insert into ledger_account (id, tenant_id, account_type, holder_id, currency, created_at)
        values ('platform ' || tenant || ' ' || money, tenant, 1, tenant, money, moment)
        on conflict do nothing;
      end loop;
      platforms[money] := id_there;
    end loop;
  end if;

  insert into ledger_entry (tenant_id, trade_id, account_id, currency, trade_type, amount, balance_after, holder_name)
  select tenant, trade_ids[leg.trade],
    case leg.account when 0 then platforms[currencies[leg.trade]] else ids[leg.account] end,
    currencies[leg.trade], leg.type, leg.amount,
    case when leg.account > 0 then came[leg.account] - went[leg.account] + leg.movement end, leg.name
  from unnest(leg_trades, leg_accounts, leg_types, amounts, movements, names) with ordinality
    as leg (trade, account, type, amount, movement, name, at)
  order by leg.at;
  outcome := 'posted';
end $$;
