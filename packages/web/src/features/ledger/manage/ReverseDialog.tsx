import { tradeTypeLabels } from '@shuyuan/contract/ledger/trade-types';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { isReason } from './grant-draft.ts';
import { ReasonField } from './ReasonField.tsx';
import type { TenantTrade } from './tenant-trade.ts';
import { useReversal } from './use-reversal.ts';

/** D-098, D-109: what will happen, and why; nothing is taken back without a reason. */
export function ReverseDialog({ trade, onClose }: { trade: TenantTrade; onClose: () => void }) {
  const t = useT('admin');
  const share = useT('share');
  const texts = useFormDialogTexts();
  const format = useFormat();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { reverse, isBusy, refusal } = useReversal(onClose);
  const { id, tradeType, totalAmount } = trade;
  const what = { type: share(tradeTypeLabels[tradeType]), amount: format.price(totalAmount) };
  const submit = () => {
    setIsTried(true);
    if (isReason(reason)) reverse({ id, reason: reason.trim() });
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('admin.coins.reverse')}
      submitLabel={t('admin.coins.reverse')}
      width={480}
      isBusy={isBusy}
      isDirty={reason.trim() !== ''}
      error={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('admin.coins.reverse.text', what)}</p>
      <ReasonField value={reason} isWrong={isTried && !isReason(reason)} onChange={setReason} />
    </FormDialog>
  );
}
