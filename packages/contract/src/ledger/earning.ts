import { type Amount, amount } from '../kernel/amount.ts';
import { namedValues } from '../system/setting-value.ts';
import { Currency } from './currencies.ts';

/** D-107: what the platform pays for, once for each thing and so often a day. */
export const earningActs = ['publish', 'answer', 'ask'] as const;
export type EarningAct = (typeof earningActs)[number];

/** The names of EARN_RULE: whole coins and whole integral for each act, and how often a day each of them counts. */
export const earningNames = [
  'publishCoin',
  'publishIntegral',
  'answerCoin',
  'answerIntegral',
  'askCoin',
  'askIntegral',
  'timesADay',
] as const;

export type Earning = { readonly timesADay: number; readonly amounts: Readonly<Record<Currency, Amount>> };

const whole = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);
const hundredths = (value: unknown): Amount => amount(BigInt(whole(value)) * 100n);

/** What an act is worth; nothing where the rule cannot be read. */
export function earningOf(rule: string, act: EarningAct): Earning {
  const values = namedValues(rule, earningNames) ?? {};
  return {
    timesADay: whole(values['timesADay']),
    amounts: {
      [Currency.coin]: hundredths(values[`${act}Coin`]),
      [Currency.integral]: hundredths(values[`${act}Integral`]),
    },
  };
}
