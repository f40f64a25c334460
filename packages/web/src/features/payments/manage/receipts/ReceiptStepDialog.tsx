import { discardReceipt } from '@shuyuan/contract/payments/receipt.wire';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { orderReads } from '../../order-reads.ts';
import { BookReceipt } from './BookReceipt.tsx';
import { RecordReceipt } from './RecordReceipt.tsx';
import { ReturnReceipt } from './ReturnReceipt.tsx';
import type { Receipt, ReceiptStep } from './receipt-step.ts';

function DiscardReceipt({ receipt: { id, reference }, onClose }: { receipt: Receipt; onClose: () => void }) {
  const t = useT('payments');
  return (
    <RemoveDialog
      title={t('receipt.discard.named', { reference })}
      text={t('receipt.discard.text')}
      confirmLabel={t('receipt.discard')}
      doneText={t('receipt.discard.done')}
      endpoint={discardReceipt}
      input={{ id }}
      refreshes={orderReads}
      claims={['payment.settled-already']}
      onClose={onClose}
    />
  );
}

/** The dialog of the step finance has chosen. */
export function ReceiptStepDialog({ step, onClose }: { step: ReceiptStep; onClose: () => void }) {
  if (step.kind === 'record') return <RecordReceipt onClose={onClose} />;
  const Dialog = { book: BookReceipt, return: ReturnReceipt, discard: DiscardReceipt }[step.kind];
  return <Dialog receipt={step.receipt} onClose={onClose} />;
}

/** The step finance is about to take; null: none. */
export const useReceiptStep = () => useState<ReceiptStep | null>(null);
