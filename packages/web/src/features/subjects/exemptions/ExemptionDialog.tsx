import { askExemption } from '@shuyuan/contract/subjects/exemption.wire';
import { subjectLimits } from '@shuyuan/contract/subjects/subject-limits';
import { readSubject } from '@shuyuan/contract/subjects/subject.wire';
import { Textarea } from '@mantine/core';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { UploadedFile } from '../../../shared/files/upload/transport.ts';
import { UploadField } from '../../../shared/files/upload-field/UploadField.tsx';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';

type Props = { subjectId: string; itemKey: string; title: string; onClose: () => void };
type Draft = { readonly reason: string; readonly files: readonly UploadedFile[] };

/** Asking not to have to do an item, with a reason and evidence. */
export function ExemptionDialog({ subjectId, itemKey, title, onClose }: Props) {
  const t = useT('subjects');
  const form = useDraftForm<Draft>({
    initial: { reason: '', files: [] },
    problemsOf: ({ reason }) => ({ reason: reason.trim() === '' ? t('subjects.exemption.reason.missing') : null }),
    refusals: { ...refusalsOfForm(['course.wrong-state']), 'sensitive.found': 'reason' },
  });
  const asking = useWrite(askExemption, {
    claims: form.claims,
    refreshes: [readSubject],
    onSuccess: () => {
      showNotice(t('subjects.exemption.asked'), 'success');
      onClose();
    },
  });
  const send = ({ reason, files }: Draft) =>
    asking.mutate({ subjectId, itemKey, reason, fileIds: files.map(({ id }) => id) }, { onError: form.refuse });
  return (
    <DraftDialog
      form={form}
      title={t('subjects.exemption.askNamed', { title })}
      submitLabel={t('subjects.exemption.send')}
      isBusy={asking.isPending}
      onSend={send}
      onClose={onClose}
    >
      <Textarea
        label={t('subjects.exemption.reason')}
        description={t('subjects.exemption.reason.hint')}
        maxLength={subjectLimits.reasonMax}
        rows={4}
        required
        {...form.textField('reason')}
      />
      <UploadField
        name={`subject-evidence-${itemKey}`}
        label={t('subjects.exemption.files')}
        rule="handIn"
        value={form.draft.files}
        maxFiles={subjectLimits.evidenceFiles}
        onChange={(files) => form.change({ files })}
      />
    </DraftDialog>
  );
}
