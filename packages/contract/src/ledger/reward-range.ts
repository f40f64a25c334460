import { type Amount, amount } from '../kernel/amount.ts';

type Coins = { readonly min: number; readonly max: number };

const inHundredths = (coins: number): Amount => amount(BigInt(Math.round(coins * 100)));

/** D-108: the setting counts in coins, a reward in hundredths; both ends are allowed. */
export const isWithinReward = (value: Amount, { min, max }: Coins): boolean =>
  value >= inHundredths(min) && value <= inHundredths(max);
