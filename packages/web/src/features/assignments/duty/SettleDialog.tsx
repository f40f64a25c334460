import { Textarea } from '@mantine/core';
import { assignmentLimits } from '@shuyuan/contract/assignments/assignment-limits';
import { settleDuty } from '@shuyuan/contract/assignments/duty.wire';
import type { SettlementKind } from '@shuyuan/contract/assignments/settlement-kinds';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { UploadedFile } from '../../../shared/files/upload/transport.ts';
import { UploadField } from '../../../shared/files/upload-field/UploadField.tsx';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { dutyReads } from './duty-reads.ts';

type Props = { dutyId: string; kind: SettlementKind; name: string; onClose: () => void };
type Draft = { readonly reason: string; readonly files: readonly UploadedFile[] };

/** Exempts somebody, or records what they did elsewhere, with a reason and evidence. */
export function SettleDialog({ dutyId, kind, name, onClose }: Props) {
  const t = useT('assignments');
  const form = useDraftForm<Draft>({
    initial: { reason: '', files: [] },
    problemsOf: ({ reason }) => ({ reason: reason.trim() === '' ? t('assignments.reason.missing') : null }),
    refusals: { ...refusalsOfForm(['assignment.settled-already']), 'sensitive.found': 'reason' },
  });
  const settling = useWrite(settleDuty, {
    claims: form.claims,
    refreshes: dutyReads,
    onSuccess: () => {
      showNotice(t('assignments.settled'), 'success');
      onClose();
    },
  });
  const send = ({ reason, files }: Draft) =>
    settling.mutate({ id: dutyId, kind, reason, fileIds: files.map(({ id }) => id) }, { onError: form.refuse });
  return (
    <DraftDialog
      form={form}
      title={t(`assignments.settle.${kind}.title`, { name })}
      submitLabel={t(`assignments.settle.${kind}`)}
      isBusy={settling.isPending}
      onSend={send}
      onClose={onClose}
    >
      <Textarea
        label={t('assignments.reason')}
        description={t('assignments.reason.hint')}
        maxLength={assignmentLimits.reason}
        rows={4}
        required
        {...form.textField('reason')}
      />
      <UploadField
        name={`assignment-evidence-${dutyId}`}
        label={t('assignments.evidence')}
        rule="handIn"
        value={form.draft.files}
        maxFiles={assignmentLimits.evidenceFiles}
        onChange={(files) => form.change({ files })}
      />
    </DraftDialog>
  );
}
