import { readTotalAmount } from '@shuyuan/contract/ledger/currency.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { OwnGrade } from '../../../shared/grades/OwnGrade.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { LedgerOf } from '../trades/trade-choice.ts';
import { TradeList } from '../trades/TradeList.tsx';
import { ExpiryPanel } from '../expiry/ExpiryPanel.tsx';
import { BalancePanel } from './BalancePanel.tsx';

/** How many points there are, and where they came from and went. */
export function OwnIntegral({ ledger }: { ledger: LedgerOf }) {
  const t = useT('share');
  const { accountCode, accountType, currency } = ledger;
  const bill = useRead(readTotalAmount, { accountCode, accountType, rewardType: currency }, { claims: 'notices' });
  return (
    <Stack gap={20}>
      <ReadStates read={bill} failed={t('ledger.failed')} shape="cards" count={1}>
        {(data) => <BalancePanel ledger={ledger} bill={data} unit={t('ledger.integral')} />}
      </ReadStates>
      <OwnGrade />
      <ExpiryPanel />
      <TradeList ledger={ledger} />
    </Stack>
  );
}
