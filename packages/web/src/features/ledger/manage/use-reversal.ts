import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { claimedText } from '../../../lib/claimed-text.ts';
import { bookReads } from './tenant-trade.ts';

const claimed = ['ledger.reversed', 'ledger.balance-short', 'ledger.too-much'] as const satisfies readonly ErrorCode[];

/** D-109; what the server refuses is told in the dialog. */
export function useReversal(onDone: () => void) {
  const t = useT('admin');
  const write = useWrite(reverseTrade, {
    claims: claimed,
    refreshes: bookReads,
    onSuccess: () => {
      showNotice(t('admin.coins.reverse.done'), 'success');
      onDone();
    },
  });
  return { reverse: write.mutate, isBusy: write.isPending, refusal: claimedText(write.error, claimed) };
}
