import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import type { readPersonAccount } from '@shuyuan/contract/ledger/currency.wire';
import { asTitle } from '../../../lib/coin-name.ts';
import { useT } from '../../../lib/texts.ts';
import { AmountText } from '../trades/AmountText.tsx';
import { TradeList } from '../trades/TradeList.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import { Stack } from '../../../ui/Stack.tsx';

type Props = { account: OutputOf<typeof readPersonAccount>; coin: string };

/** LEDGER-29: the coins with their list; of the integral only the sum. */
export function OwnAccount({ account, coin }: Props) {
  const t = useT('share');
  const { accountCode, accountType, integralTotalAmount } = account;
  const ledger = { accountCode, accountType, currency: Currency.coin } as const;
  return (
    <Stack gap={20}>
      <BalancePanel ledger={ledger} bill={account} unit={asTitle(coin)}>
        <div>
          <dt>{t('ledger.integral')}</dt>
          <dd>
            <AmountText amount={integralTotalAmount} />
          </dd>
        </div>
      </BalancePanel>
      <TradeList ledger={ledger} />
    </Stack>
  );
}
