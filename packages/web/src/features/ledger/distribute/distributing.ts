import type { Amount } from '@shuyuan/contract/kernel/amount';
import type { Currency } from '@shuyuan/contract/ledger/currencies';
import type { LedgerAccount } from '../account/ledger-account.ts';

/** What is shared out, and how much of it there is. */
export type Distributing = {
  readonly account: Pick<LedgerAccount, 'id' | 'state'>;
  /** Of the open tab. */
  readonly currency: Currency;
  readonly currencyName: string;
  readonly balance: Amount;
};
