import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Currency } from '@shuyuan/contract/ledger/currencies';
import type { readTotalAmount } from '@shuyuan/contract/ledger/currency.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { GrantDialog } from '../trades/GrantDialog.tsx';
import type { LedgerOf } from '../trades/trade-choice.ts';
import { TradeList } from '../trades/TradeList.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import { CurrencyTabs } from './CurrencyTabs.tsx';
import { Stack } from '../../../ui/Stack.tsx';

type Props = {
  ledger: LedgerOf;
  total: UseQueryResult<OutputOf<typeof readTotalAmount>>;
  nameOf: (currency: Currency) => string;
};

/** One of the two, with its balance and everything that happened to it. */
export function LedgerView({ ledger, total, nameOf }: Props) {
  const t = useT('share');
  const { currency } = ledger;
  return (
    <Stack gap={20}>
      <CurrencyTabs current={currency} nameOf={nameOf} />
      <ReadStates read={total} failed={t('ledger.failed')} shape="cards" count={1}>
        {(bill) => <BalancePanel ledger={ledger} bill={bill} unit={nameOf(currency)} />}
      </ReadStates>
      <TradeList key={currency} ledger={ledger} />
      <GrantDialog />
    </Stack>
  );
}
