import { type Amount, amount } from '../kernel/amount.ts';
import { namedValues } from '../system/setting-value.ts';
import { orderLimits } from './order-limits.ts';

/** The coins people get for their money, and how much of it they may bring at once. */
export type TopUpRule = { readonly coinsPerYuan: number; readonly maxYuan: number };

/** Where money is sent to. */
export type TransferAccount = {
  readonly holder: string;
  readonly bank: string;
  readonly account: string;
  readonly hint: string;
};

const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) ? value : 0);

/** Null: nothing is sold for money; 0 of either says the same. */
export function readTopUpRule(text: string): TopUpRule | null {
  const values = namedValues(text, ['coinsPerYuan', 'maxYuan']);
  const rule = {
    coinsPerYuan: numberOf(values?.['coinsPerYuan']),
    maxYuan: Math.min(numberOf(values?.['maxYuan']), orderLimits.maxYuan),
  };
  return rule.coinsPerYuan > 0 && rule.maxYuan > 0 ? rule : null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Null: nobody could send anything there. */
export function readTransferAccount(text: string): TransferAccount | null {
  const values = namedValues(text, ['holder', 'bank', 'account', 'hint']);
  const [holder, bank, account] = [textOf(values?.['holder']), textOf(values?.['bank']), textOf(values?.['account'])];
  return holder && bank && account ? { holder, bank, account, hint: textOf(values?.['hint']) } : null;
}

/** Both in hundredths: of a coin and of a yuan. */
export const coinsFor = (yuan: number, { coinsPerYuan }: TopUpRule): Amount =>
  amount(BigInt(yuan) * BigInt(coinsPerYuan) * 100n);
export const moneyFor = (yuan: number): Amount => amount(BigInt(yuan) * 100n);
