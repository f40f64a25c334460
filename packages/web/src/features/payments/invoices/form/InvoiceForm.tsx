import { useT } from '../../../../lib/texts.ts';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import { BillingType, billingTypeLabels } from '@shuyuan/contract/payments/billing-types';
import { BillingFields } from './BillingFields.tsx';
import { draftOf, type Invoice, type InvoiceDraft, problemsOf } from './invoice-draft.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { useInvoiceWrite } from './use-invoice-write.ts';

type Props = { invoice?: Invoice; onClose: () => void };

/** SITE-12, D-190: asks for an invoice, or changes a request finance has not begun. */
export function InvoiceForm({ invoice, onClose }: Props) {
  const t = useT('payments');
  const form = useDraftForm<InvoiceDraft>({
    initial: () => draftOf(invoice ?? null),
    problemsOf: (draft) => {
      const wrong: Record<string, string> = {};
      for (const [field, problem] of Object.entries(problemsOf(draft))) wrong[field] = t(`invoice.problem.${problem}`);
      return {
        ...wrong,
        orderIds: draft.orderIds.length === 0 ? t('invoice.orders.missing') : null,
      };
    },
    refusals: {
      ...refusalsOfForm(['invoice.not-complete', 'invoice.too-many', 'invoice.wrong-state']),
      'invoice.wrong-orders': 'orderIds',
    },
  });
  const { save, isBusy } = useInvoiceWrite(invoice ?? null, { claims: form.claims, onDone: onClose });
  const { draft, change } = form;
  return (
    <DraftDialog
      form={form}
      title={t(invoice ? 'invoice.edit.title' : 'invoice.new')}
      submitLabel={t('invoice.submit')}
      isBusy={isBusy}
      width={560}
      onSend={(sent) => save(sent, form.refuse)}
      onClose={onClose}
    >
      <OrderChoice
        placed={invoice?.orders ?? []}
        value={draft.orderIds}
        error={form.problems.orderIds}
        onChange={(orderIds) => change({ orderIds })}
      />
      <ChoiceField
        label={t('invoice.billing')}
        choices={Object.values(BillingType)}
        nameOf={(type) => t(billingTypeLabels[type])}
        value={draft.billingType}
        onChange={(billingType) => change({ billingType })}
      />
      <BillingFields form={form} />
      <SwitchField label={t('invoice.asDraft')} isOn={draft.isDraft} onChange={(isDraft) => change({ isDraft })} />
    </DraftDialog>
  );
}
