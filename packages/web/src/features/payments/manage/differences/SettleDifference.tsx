import { Textarea } from '@mantine/core';
import { listDifferences, settleDifference } from '@shuyuan/contract/payments/difference.wire';
import { orderLimits } from '@shuyuan/contract/payments/order-limits';
import { useState } from 'react';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import type { Difference } from './use-difference-columns.tsx';

type Props = { difference: Difference; onClose: () => void };

/** D-119: finance notes what a difference came from. */
export function SettleDifference({ difference: { id, number }, onClose }: Props) {
  const t = useT('payments');
  const form = useDraftForm({
    initial: { note: '' },
    problemsOf: ({ note }) => ({ note: note.trim() === '' ? t('difference.note.missing') : null }),
    refusals: { ...refusalsOfForm(['payment.settled-already']), 'sensitive.found': 'note' },
  });
  const settling = useWrite(settleDifference, {
    claims: form.claims,
    refreshes: [listDifferences],
    onSuccess: () => {
      showNotice(t('difference.settle.done'), 'success');
      onClose();
    },
  });
  return (
    <DraftDialog
      form={form}
      title={t('difference.settle.named', { number })}
      submitLabel={t('difference.settle')}
      isBusy={settling.isPending}
      onSend={({ note }) => settling.mutate({ id, note: note.trim() }, { onError: form.refuse })}
      onClose={onClose}
    >
      <Textarea
        label={t('difference.note')}
        maxLength={orderLimits.reasonMax}
        rows={3}
        required
        data-autofocus
        {...form.textField('note')}
      />
    </DraftDialog>
  );
}

/** The difference finance is about to settle; null: none. */
export const useSettling = () => useState<Difference | null>(null);
