import { TextInput } from '@mantine/core';
import { invoiceLimits } from '@shuyuan/contract/payments/invoice-limits';
import { issueInvoice } from '@shuyuan/contract/payments/invoice.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import type { UploadedFile } from '../../../../shared/files/upload/transport.ts';
import { UploadField } from '../../../../shared/files/upload-field/UploadField.tsx';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { invoiceReads } from '../invoice-reads.ts';

type Props = { id: string; onClose: () => void };
type Draft = { readonly number: string; readonly files: readonly UploadedFile[] };

/** D-190: the number of the invoice, and its file where there is one. */
export function IssueDialog({ id, onClose }: Props) {
  const t = useT('payments');
  const form = useDraftForm<Draft>({
    initial: { number: '', files: [] },
    problemsOf: ({ number }) => ({ number: number.trim() === '' ? t('invoice.issue.number.missing') : null }),
    refusals: { ...refusalsOfForm(['invoice.wrong-state']), 'invoice.number-taken': 'number' },
  });
  const issuing = useWrite(issueInvoice, {
    claims: form.claims,
    refreshes: invoiceReads,
    onSuccess: () => {
      showNotice(t('invoice.issue.done'), 'success');
      onClose();
    },
  });
  const send = ({ number, files }: Draft): void =>
    issuing.mutate({ id, number: number.trim(), fileId: files[0]?.id ?? null }, { onError: form.refuse });
  return (
    <DraftDialog
      form={form}
      title={t('invoice.issue')}
      submitLabel={t('invoice.issue')}
      isBusy={issuing.isPending}
      onSend={send}
      onClose={onClose}
    >
      <TextInput
        label={t('invoice.issue.number')}
        maxLength={invoiceLimits.numberMax}
        autoComplete="off"
        dir="ltr"
        required
        data-autofocus
        {...form.textField('number')}
      />
      <UploadField
        name={`invoice-${id}`}
        label={t('invoice.issue.file')}
        rule="handIn"
        value={form.draft.files}
        maxFiles={1}
        onChange={(files) => form.change({ files })}
      />
    </DraftDialog>
  );
}
