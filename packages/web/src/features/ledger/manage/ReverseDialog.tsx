import { tradeTypeLabels } from '@shuyuan/contract/ledger/trade-types';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import type { TenantTrade } from './tenant-trade.ts';
import { useReversal } from './use-reversal.ts';

/** D-098, D-109: what will happen, and why; nothing is taken back without a reason. */
export function ReverseDialog({ trade, onClose }: { trade: TenantTrade; onClose: () => void }) {
  const t = useT('admin');
  const share = useT('share');
  const format = useFormat();
  const { id, tradeType, totalAmount } = trade;
  const { form, send, isBusy } = useReversal(id, onClose);
  const what = { type: share(tradeTypeLabels[tradeType]), amount: format.price(totalAmount) };
  return (
    <DraftDialog
      form={form}
      title={t('admin.coins.reverse')}
      submitLabel={t('admin.coins.reverse')}
      width={480}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <p>{t('admin.coins.reverse.text', what)}</p>
      <ReasonField
        value={form.draft.reason}
        problem={form.problems.reason}
        onChange={(reason) => form.change({ reason })}
      />
    </DraftDialog>
  );
}
