-- D-098: one call of the database writes trades, the totals of accounts and entries (decision 077). It has no rights of its own: row
-- security binds it as it binds whoever calls it.
--
-- The accounts come in groups of one type and currency: `group_types` and `group_currencies` in the order in which everybody holds them,
-- `group_sizes` how many of `holders` each has, and of each holder once what comes, what goes and what it must have for none of its
-- legs to go below zero. The legs follow in their order: of which trade, in which of the accounts (0: the platform's), and what was
-- moved in that account by then. Answers what the accounts had before. `refused`: one has too little or is full. `repeated`:
-- what may happen once only has happened. Of either nothing is left, whatever the caller does next.
create or replace function post_trades(
  tenant text, moment timestamptz, author text,
  trade_ids text[], currencies smallint[], business_types text[], business_ids text[], details text[],
  search_texts text[], grams text[], once_keys text[], reversed text[],
  group_types smallint[], group_currencies smallint[], group_sizes int[],
  holders text[], comes bigint[], goes bigint[], floors bigint[],
  leg_trades int[], leg_accounts int[], leg_types smallint[], amounts bigint[], movements bigint[], names text[],
  out outcome text, out came bigint[], out went bigint[]
) language plpgsql
-- A group is held in the order of the index that finds it, and one plan serves all calls: chosen anew for each, it costs more than it runs.
set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  -- 64 bits hold a little more: an account that is full is told so.
  full_at constant bigint := 9000000000000000000;
  groups constant int := cardinality(group_types);
  author_account text;
  author_name text;
  written int;
  ids text[];
  platforms text[] := array[null, null];
  platform text;
  money smallint;
  -- The group at hand: its holders, what was found of each, and where it ends.
  kind smallint;
  coin smallint;
  upto int;
  part text[];
  part_comes bigint[];
  part_goes bigint[];
  part_floors bigint[];
  found_holders text[];
  found_ids text[];
  found_in bigint[];
  found_out bigint[];
begin
  if author is not null then
    select member.account, member.full_name into author_account, author_name from member where member.id = author;
  end if;

  -- First as if all accounts were there and had enough, which is nearly always so; then with all that it takes to know.
  for attempt in 1 .. 2 loop
    begin
      -- Before any account: whoever comes second with what may happen once only waits here and holds none meanwhile.
      insert into ledger_trade (id, tenant_id, currency, created_by, created_by_account, created_by_name, business_type,
        business_id, detail, search_text, search, once_key, reverses, created_at)
      select trade.id, tenant, trade.currency, author, coalesce(author_account, ''), coalesce(author_name, ''),
        trade.business_type, trade.business_id, trade.detail, trade.search_text,
        array_to_tsvector(string_to_array(trade.grams, ' ')), trade.once_key, trade.reverses, moment
      from unnest(trade_ids, currencies, business_types, business_ids, details, search_texts, grams, once_keys, reversed)
        as trade (id, currency, business_type, business_id, detail, search_text, grams, once_key, reverses)
      on conflict do nothing;
      get diagnostics written = row_count;
      if written = 0 then
        outcome := 'repeated';
        return;
      elsif written < cardinality(trade_ids) then
        raise exception 'of several trades at once one was there already' using errcode = 'unique_violation';
      end if;

      ids := '{}';
      came := '{}';
      went := '{}';
      upto := 0;
      for at in 1 .. groups loop
        kind := group_types[at];
        coin := group_currencies[at];
        part := holders[upto + 1 : upto + group_sizes[at]];
        part_comes := comes[upto + 1 : upto + group_sizes[at]];
        part_goes := goes[upto + 1 : upto + group_sizes[at]];
        part_floors := floors[upto + 1 : upto + group_sizes[at]];
        upto := upto + group_sizes[at];

        if attempt = 2 then
          -- Those of a group that are missing are made before any of it is held, by everybody: nobody waits in a circle. Each is looked
          -- for by its index: as a join it would read all accounts of a company.
          insert into ledger_account (id, tenant_id, account_type, holder_id, currency, created_at)
          select gen_random_uuid(), tenant, kind, one.holder, coin, moment
          from unnest(part) as one (holder)
          where (
            select account.id from ledger_account as account where account.tenant_id = tenant
              and account.account_type = kind and account.holder_id = one.holder and account.currency = coin
          ) is null
          order by one.holder
          on conflict do nothing;
          -- Held before it is refused: what somebody else gives it at this moment counts.
          perform from ledger_account as account
          where account.tenant_id = tenant and account.account_type = kind and account.holder_id = any(part)
            and account.currency = coin
          order by account.holder_id
          for update;
        end if;

        with moved as (
          update ledger_account as account
          set amount_in = account.amount_in + part_comes[array_position(part, account.holder_id)],
            amount_out = account.amount_out + part_goes[array_position(part, account.holder_id)]
          where account.tenant_id = tenant and account.account_type = kind and account.holder_id = any(part)
            and account.currency = coin and account.balance >= part_floors[array_position(part, account.holder_id)]
            and account.amount_in < full_at - part_comes[array_position(part, account.holder_id)]
            and account.amount_out < full_at - part_goes[array_position(part, account.holder_id)]
          returning account.id, account.holder_id,
            account.amount_in - part_comes[array_position(part, account.holder_id)] as amount_in,
            account.amount_out - part_goes[array_position(part, account.holder_id)] as amount_out
        )
        select array_agg(moved.holder_id), array_agg(moved.id), array_agg(moved.amount_in), array_agg(moved.amount_out)
        into found_holders, found_ids, found_in, found_out
        from moved;
        if cardinality(found_ids) is distinct from group_sizes[at] then
          for later in at .. groups loop
            exit when attempt = 1;
            if later > at then
              kind := group_types[later];
              coin := group_currencies[later];
              part := holders[upto + 1 : upto + group_sizes[later]];
              upto := upto + group_sizes[later];
              found_holders := '{}';
            end if;
            select array_agg(coalesce(there.amount_in, 0) - case when there.is_moved then part_comes[one.place] else 0 end
                order by one.place),
              array_agg(coalesce(there.amount_out, 0) - case when there.is_moved then part_goes[one.place] else 0 end
                order by one.place)
            into strict found_in, found_out
            from unnest(part) with ordinality as one (holder, place)
              left join lateral (
                select account.amount_in, account.amount_out, account.holder_id = any(found_holders) as is_moved
                from ledger_account as account
                where account.tenant_id = tenant and account.account_type = kind and account.holder_id = one.holder
                  and account.currency = coin
                limit 1
              ) as there on true;
            came := came || found_in;
            went := went || found_out;
          end loop;
          raise exception 'an account is missing, full or has too little' using errcode = 'BK001';
        elsif found_holders <> part then
          -- This database orders texts in another way than whoever calls.
          select array_agg(one.id order by one.place), array_agg(one.amount_in order by one.place),
            array_agg(one.amount_out order by one.place)
          into strict found_ids, found_in, found_out
          from (
            select array_position(part, found.holder) as place, found.id, found.amount_in, found.amount_out
            from unnest(found_holders, found_ids, found_in, found_out) as found (holder, id, amount_in, amount_out)
          ) as one;
        end if;
        ids := ids || found_ids;
        came := came || found_in;
        went := went || found_out;
      end loop;

      -- The platform's account has no totals and is never held; there is one for each currency.
      if 0 = any(leg_accounts) then
        foreach money in array currencies loop
          continue when platforms[money] is not null;
          loop
            select account.id into platform from ledger_account as account
            where account.tenant_id = tenant and account.account_type = 1 and account.holder_id = tenant
              and account.currency = money;
            exit when found;
            insert into ledger_account (id, tenant_id, account_type, holder_id, currency, created_at)
            values ('platform ' || tenant || ' ' || money, tenant, 1, tenant, money, moment)
            on conflict do nothing;
          end loop;
          platforms[money] := platform;
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
      return;
    exception when sqlstate 'BK001' then
      -- All of it is undone; what the accounts had is known.
      outcome := 'refused';
    end;
  end loop;
end $$;
