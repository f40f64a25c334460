import { Textarea } from '@mantine/core';
import { markPackDone } from '@shuyuan/contract/centre/packs/follow-up.wire';
import { packLimits } from '@shuyuan/contract/centre/packs/pack-limits';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import type { UploadedFile } from '../../../../shared/files/upload/transport.ts';
import { UploadField } from '../../../../shared/files/upload-field/UploadField.tsx';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { packReads } from './pack-reads.ts';

type Props = { packId: string; memberId: string; name: string; onClose: () => void };
type Draft = { readonly reason: string; readonly files: readonly UploadedFile[] };

/** Records what somebody did elsewhere, with a reason and evidence. */
export function MarkDialog({ packId, memberId, name, onClose }: Props) {
  const t = useT('packs');
  const form = useDraftForm<Draft>({
    initial: { reason: '', files: [] },
    problemsOf: ({ reason }) => ({ reason: reason.trim() === '' ? t('packs.reason.missing') : null }),
    refusals: { ...refusalsOfForm(['pack.settled-already']), 'sensitive.found': 'reason' },
  });
  const marking = useWrite(markPackDone, {
    claims: form.claims,
    refreshes: packReads,
    onSuccess: () => {
      showNotice(t('packs.mark.done'), 'success');
      onClose();
    },
  });
  const send = ({ reason, files }: Draft) =>
    marking.mutate({ id: packId, memberId, reason, fileIds: files.map(({ id }) => id) }, { onError: form.refuse });
  return (
    <DraftDialog
      form={form}
      title={t('packs.mark.title', { name })}
      submitLabel={t('packs.mark')}
      isBusy={marking.isPending}
      onSend={send}
      onClose={onClose}
    >
      <Textarea
        label={t('packs.reason')}
        description={t('packs.reason.hint')}
        maxLength={packLimits.reason}
        rows={4}
        required
        {...form.textField('reason')}
      />
      <UploadField
        name={`pack-evidence-${packId}-${memberId}`}
        label={t('packs.evidence')}
        rule="handIn"
        value={form.draft.files}
        maxFiles={packLimits.evidenceFiles}
        onChange={(files) => form.change({ files })}
      />
    </DraftDialog>
  );
}
