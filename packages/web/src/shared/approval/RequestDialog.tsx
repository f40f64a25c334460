import { listProcesses, readProcess, resubmit, submitRequest } from '@shuyuan/contract/approval/approval.wire';
import { summaryMax, titleMax } from '@shuyuan/contract/approval/approvers';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { Textarea, TextInput } from '@mantine/core';
import { showNotice } from '../../lib/notices.ts';
import { useWrite } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { DraftDialog } from '../forms/DraftDialog.tsx';
import { useDraftForm } from '../forms/use-draft-form.ts';

type Again = { readonly processInstanceId: string; readonly title: string; readonly summary: string };
type Props = {
  /** What is submitted once more; without it the request is a new one. */
  again?: Again;
  onClose: () => void;
};

const isWithin = (text: string, max: number): boolean => textLength(text) >= 1 && textLength(text) <= max;

/** APPROVAL-04: the organisation and the starter go with it by themselves; only title and text are asked for. */
export function RequestDialog({ again, onClose }: Props) {
  const t = useT('personal');
  const organizationId = useSession((session) => session.organization?.id ?? '');
  const form = useDraftForm({
    initial: { title: again?.title ?? '', summary: again?.summary ?? '' },
    problemsOf: ({ title, summary }) => ({
      title: isWithin(title, titleMax) ? null : t('approvals.request.title.invalid', { max: titleMax }),
      summary: isWithin(summary, summaryMax) ? null : t('approvals.request.summary.invalid', { max: summaryMax }),
    }),
  });
  const refreshes = [listProcesses, readProcess];
  const done = () => {
    showNotice(t('approvals.submitted'), 'success');
    onClose();
  };
  const submitting = useWrite(submitRequest, { refreshes, onSuccess: done });
  const resubmitting = useWrite(resubmit, { refreshes, onSuccess: done });
  const send = (draft: typeof form.draft): void => {
    if (again) resubmitting.mutate({ id: again.processInstanceId, ...draft });
    else submitting.mutate({ organizationId, ...draft });
  };
  return (
    <DraftDialog
      form={form}
      title={again ? t('approvals.resubmit') : t('approvals.new')}
      submitLabel={t('approvals.submit')}
      isBusy={submitting.isPending || resubmitting.isPending}
      onSend={send}
      onClose={onClose}
    >
      <TextInput
        label={t('approvals.request.title')}
        maxLength={titleMax}
        data-autofocus
        {...form.textField('title')}
      />
      <Textarea
        label={t('approvals.request.summary')}
        description={t('approvals.request.summary.hint')}
        maxLength={summaryMax}
        rows={6}
        {...form.textField('summary')}
      />
    </DraftDialog>
  );
}
