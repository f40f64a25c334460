import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { grantCoins } from '@shuyuan/contract/ledger/currency.wire';
import { Direction } from '@shuyuan/contract/ledger/currencies';
import { useFormat } from '../../../lib/format.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { claimedText } from '../../../lib/claimed-text.ts';
import { bookReads } from './tenant-trade.ts';

const claimed = [
  'ledger.not-above-zero',
  'ledger.twice',
  'ledger.nobody-there',
  'ledger.balance-short',
  'ledger.too-much',
] as const satisfies readonly ErrorCode[];

/** D-107; what the server refuses is told in the dialog. */
export function useGranting(onDone: () => void) {
  const t = useT('admin');
  const format = useFormat();
  const write = useWrite(grantCoins, {
    claims: claimed,
    refreshes: bookReads,
    onSuccess: ({ totalAmount }, { direction }) => {
      const done = direction === Direction.expenditure ? 'admin.coins.taken' : 'admin.coins.granted';
      showNotice(t(done, { total: format.price(totalAmount) }), 'success');
      onDone();
    },
  });
  return {
    grant: write.mutate,
    isBusy: write.isPending,
    refusal: claimedText(write.error, claimed),
    /** What was said about the last attempt no longer stands. */
    forget: write.reset,
  };
}
