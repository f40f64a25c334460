import { TextInput } from '@mantine/core';
import { createOrder } from '@shuyuan/contract/payments/order.wire';
import type { TopUpRule } from '@shuyuan/contract/payments/top-up-rule';
import { useFormat } from '../../../lib/format.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { wholeNumber } from '../../../shared/forms/whole-number.ts';
import { orderReads } from '../order-reads.ts';
import { TopUpRate, TopUpSum } from './TopUpSum.tsx';

type Props = { rule: TopUpRule; onOrdered: (id: string) => void; onClose: () => void };

/** How much, and what one gets for it; the rate that is shown is the rate that is ordered at. */
export function TopUpDialog({ rule, onOrdered, onClose }: Props) {
  const t = useT('payments');
  const format = useFormat();
  const max = rule.maxYuan;
  const yuanIn = (text: string): number | null => wholeNumber(text, { min: 1, max });
  const form = useDraftForm({
    initial: { yuan: '' },
    problemsOf: ({ yuan }) => ({
      yuan: yuanIn(yuan) === null ? t('payment.new.wrong', { max: format.count(max) }) : null,
    }),
    refusals: {
      ...refusalsOfForm(['payment.off', 'payment.too-many']),
      'payment.over-limit': 'yuan',
      'price.changed': { field: 'form', text: t('payment.new.changed') },
    },
  });
  const ordering = useWrite(createOrder, {
    claims: form.claims,
    refreshes: orderReads,
    onSuccess: ({ id }) => {
      showNotice(t('payment.new.done'), 'success');
      onClose();
      onOrdered(id);
    },
  });
  const yuan = yuanIn(form.draft.yuan);
  return (
    <DraftDialog
      form={form}
      title={t('payment.title')}
      submitLabel={t('payment.new.submit')}
      isBusy={ordering.isPending}
      onSend={() =>
        yuan === null ? undefined : ordering.mutate({ yuan, coinsPerYuan: rule.coinsPerYuan }, { onError: form.refuse })
      }
      onClose={onClose}
    >
      <TopUpRate rule={rule} />
      <TextInput
        label={t('payment.new.yuan')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        required
        data-autofocus
        {...form.textField('yuan')}
      />
      <TopUpSum rule={rule} yuan={yuan} />
    </DraftDialog>
  );
}
