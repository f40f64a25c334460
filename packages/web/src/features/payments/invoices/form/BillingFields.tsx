import { TextInput } from '@mantine/core';
import { billingFieldMax } from '@shuyuan/contract/payments/billing-types';
import { useT } from '../../../../lib/texts.ts';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { fieldsOf, type InvoiceDraft } from './invoice-draft.ts';

/** Numbers and addresses run from left to right in every language. */
const leftToRight = new Set(['taxNumber', 'phone', 'account', 'email']);

/** The fields of the chosen kind; what another kind asked for is kept while one chooses. */
export function BillingFields({ form }: { form: DraftForm<InvoiceDraft> }) {
  const t = useT('payments');
  return fieldsOf(form.draft.billingType).map((field) => (
    <TextInput
      key={field}
      label={t(`invoice.field.${field}`)}
      maxLength={billingFieldMax[field] + 10}
      autoComplete="off"
      {...(leftToRight.has(field) && { dir: 'ltr' })}
      required={!form.draft.isDraft}
      {...form.textField(field)}
    />
  ));
}
