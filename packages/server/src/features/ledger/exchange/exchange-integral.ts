import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { coinsOf, integralFor } from '@shuyuan/contract/ledger/exchange-rule';
import { TradeBusiness, TradeType } from '@shuyuan/contract/ledger/trade-types';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { listActive } from '../../teams/index.ts';
import { findGrade, postTrades } from '../index.ts';
import { addExchanged } from './exchange.store.ts';
import { findExchangeRule } from './find-exchange-rule.ts';

type ExchangeInput = { readonly coins: number; readonly integralPerCoin: number };

/** The two trades of an exchange, under one id: a trade is in one currency. */
async function post(tx: Tx, ctx: Context, { coins, integralPerCoin }: ExchangeInput) {
  const { tenantId, id: holderId } = ctx.actor;
  const [person] = await listActive(tx, tenantId, [holderId]);
  demand(person, 'request.not-found');
  const holder = { accountType: AccountType.person, holderId, name: person.fullName };
  const business = { type: TradeBusiness.exchange, id: newId(ctx.now()) };
  const tradeType = TradeType.exchange;
  const [given, got] = [integralFor(coins, { integralPerCoin }), coinsOf(coins)];
  const about = { tenantId, detail: '', business };
  const posted = await postTrades(tx, ctx, [
    {
      ...about,
      currency: Currency.integral,
      legs: [
        { holder, amount: amount(0n - given), tradeType },
        { holder: null, amount: given, tradeType },
      ],
    },
    {
      ...about,
      currency: Currency.coin,
      legs: [
        { holder: null, amount: amount(0n - got), tradeType },
        { holder, amount: got, tradeType },
      ],
    },
  ]);
  const [integral, coin] = posted ?? [];
  demand(integral && coin, 'internal.unexpected');
  return {
    id: business.id,
    coins: amountToWire(coin.balanceOf(holder)),
    integral: amountToWire(integral.balanceOf(holder)),
  };
}

/** D-107: points for coins at the rate the caller was shown, both or neither; a grade is made of what was earned and stays. */
export const exchangeIntegral = (ctx: Context, input: ExchangeInput) =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { tenantId, id: memberId } = within.actor;
      const { coins, integralPerCoin } = input;
      const rule = await findExchangeRule(tx, tenantId);
      demand(rule, 'exchange.off');
      demand(integralPerCoin === rule.integralPerCoin, 'price.changed');
      const day = dayIn(within.external.timeZone, within.now());
      const max = rule.coinsADay + (await findGrade(tx, tenantId, memberId)).step.extraCoins;
      demand(await addExchanged(tx, { tenantId, memberId, day, coins, max }), 'exchange.over-limit', { max });
      return post(tx, within, input);
    }),
  );
