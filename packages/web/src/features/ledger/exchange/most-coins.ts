import { type ExchangeRule, integralFor } from '@shuyuan/contract/ledger/exchange-rule';

/** As many as are left of the day and as the points pay for. */
export function mostCoins({ coinsLeft, integral }: Exchange, rule: ExchangeRule): number {
  const paid = BigInt(integral) / integralFor(1, rule);
  return paid < BigInt(coinsLeft) ? Number(paid) : coinsLeft;
}

export type Exchange = { readonly coinsLeft: number; readonly integral: number | string };
