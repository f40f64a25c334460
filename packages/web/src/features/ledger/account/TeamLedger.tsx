import { amount } from '@shuyuan/contract/kernel/amount';
import { AccountType } from '@shuyuan/contract/ledger/currencies';
import { readTotalAmount } from '@shuyuan/contract/ledger/currency.wire';
import { ApiError } from '../../../lib/api-error.ts';
import { useRead } from '../../../lib/queries.ts';
import { DistributeButton } from '../distribute/DistributeButton.tsx';
import type { LedgerAccount } from './ledger-account.ts';
import { LedgerTitle } from './LedgerTitle.tsx';
import { LedgerView } from './LedgerView.tsx';
import { LockedLedger } from './LockedLedger.tsx';
import { useCurrencyTab } from './use-currency-tab.ts';

/** LEDGER-01: the coins and the integral of a share account, for its people (D-110). */
export function TeamLedger({ account }: { account: LedgerAccount }) {
  const { currency, nameOf } = useCurrencyTab();
  const holder = { accountCode: account.id, accountType: AccountType.team } as const;
  const total = useRead(readTotalAmount, { ...holder, rewardType: currency }, { claims: 'notices' });
  const isLocked = total.error instanceof ApiError && total.error.status === 403;
  const distribute = account.can.distribute && total.data && (
    <DistributeButton
      account={account}
      currency={currency}
      currencyName={nameOf(currency)}
      balance={amount(BigInt(total.data.totalAmount))}
    />
  );
  return (
    <>
      <LedgerTitle account={account} action={distribute} />
      {isLocked ? <LockedLedger /> : <LedgerView ledger={{ ...holder, currency }} total={total} nameOf={nameOf} />}
    </>
  );
}
