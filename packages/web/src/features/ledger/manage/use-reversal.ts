import { reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import { reasonMax } from '@shuyuan/contract/ledger/grants';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { isReason } from './grant-draft.ts';
import { bookReads } from './tenant-trade.ts';

const refusals = refusalsOfForm(['ledger.reversed', 'ledger.balance-short', 'ledger.too-much']);

/** D-109: the reason, without which nothing is reversed, and the way to the server. */
export function useReversal(tradeId: string, onDone: () => void) {
  const t = useT('admin');
  const form = useDraftForm({
    initial: { reason: '' },
    problemsOf: ({ reason }) => ({
      reason: isReason(reason) ? null : t('admin.coins.reason.invalid', { max: reasonMax }),
    }),
    refusals,
    isSame: ({ reason }) => reason.trim() === '',
  });
  const write = useWrite(reverseTrade, {
    claims: form.claims,
    refreshes: bookReads,
    onSuccess: () => {
      showNotice(t('admin.coins.reverse.done'), 'success');
      onDone();
    },
  });
  const send = ({ reason }: { readonly reason: string }): void =>
    write.mutate({ id: tradeId, reason: reason.trim() }, { onError: form.refuse });
  return { form, send, isBusy: write.isPending };
}
