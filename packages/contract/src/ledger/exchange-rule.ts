import { type Amount, amount } from '../kernel/amount.ts';
import { namedValues } from '../system/setting-value.ts';

/** The price of coins in points: so many whole ones for a coin, and at most so many coins a day for each person. */
export type ExchangeRule = { readonly integralPerCoin: number; readonly coinsADay: number };

const whole = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);

/** Null: points are not exchanged here; 0 of either says the same. */
export function readExchangeRule(text: string): ExchangeRule | null {
  const values = namedValues(text, ['integralPerCoin', 'coinsADay']);
  const rule = { integralPerCoin: whole(values?.['integralPerCoin']), coinsADay: whole(values?.['coinsADay']) };
  return rule.integralPerCoin > 0 && rule.coinsADay > 0 ? rule : null;
}

/** Both in hundredths. */
export const coinsOf = (coins: number): Amount => amount(BigInt(coins) * 100n);
export const integralFor = (coins: number, { integralPerCoin }: Pick<ExchangeRule, 'integralPerCoin'>): Amount =>
  amount(BigInt(coins) * BigInt(integralPerCoin) * 100n);
