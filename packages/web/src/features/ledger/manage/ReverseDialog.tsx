import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import { tradeTypeLabels } from '@shuyuan/contract/ledger/trade-types';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { refusalText } from '../refusal-text.ts';
import { isReason } from './grant-draft.ts';
import { ReasonField } from './ReasonField.tsx';
import { bookReads, type TenantTrade } from './tenant-trade.ts';

const claimed = ['ledger.reversed', 'ledger.balance-short', 'ledger.too-much'] as const satisfies readonly ErrorCode[];

/** D-098, D-109: what will happen, and why; nothing is taken back without a reason. */
export function ReverseDialog({ trade, onClose }: { trade: TenantTrade; onClose: () => void }) {
  const t = useT('admin');
  const share = useT('share');
  const texts = useFormDialogTexts();
  const format = useFormat();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const reverse = useWrite(reverseTrade, {
    claims: claimed,
    refreshes: bookReads,
    onSuccess: () => {
      showNotice(t('admin.coins.reverse.done'), 'success');
      onClose();
    },
  });
  const { id, tradeType, totalAmount } = trade;
  const what = { type: share(tradeTypeLabels[tradeType]), amount: format.price(totalAmount) };
  const submit = () => {
    setIsTried(true);
    if (isReason(reason)) reverse.mutate({ id, reason: reason.trim() });
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('admin.coins.reverse')}
      submitLabel={t('admin.coins.reverse')}
      width={480}
      isBusy={reverse.isPending}
      isDirty={reason.trim() !== ''}
      error={refusalText(reverse.error, claimed)}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('admin.coins.reverse.text', what)}</p>
      <ReasonField value={reason} isWrong={isTried && !isReason(reason)} onChange={setReason} />
    </FormDialog>
  );
}
