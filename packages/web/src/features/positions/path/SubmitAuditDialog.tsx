import { commentMax } from '@shuyuan/contract/approval/approvers';
import { readPositionAudit, submitPositionAudit } from '@shuyuan/contract/positions/audit.wire';
import { listPositionPaths, readPositionBasicInfo } from '@shuyuan/contract/positions/position.wire';
import { Textarea } from '@mantine/core';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';

type Props = { positionId: string; onClose: () => void };

/** D-177: hands a finished path in, with a word for whoever decides. */
export function SubmitAuditDialog({ positionId, onClose }: Props) {
  const t = useT('study');
  const form = useDraftForm({ initial: { comment: '' } });
  const submitting = useWrite(submitPositionAudit, {
    refreshes: [readPositionBasicInfo, listPositionPaths, readPositionAudit],
    onSuccess: () => {
      showNotice(t('positions.submitted'), 'success');
      onClose();
    },
  });
  return (
    <DraftDialog
      form={form}
      title={t('positions.submit')}
      submitLabel={t('positions.submit')}
      isBusy={submitting.isPending}
      onSend={({ comment }) => submitting.mutate({ positionId, comment })}
      onClose={onClose}
    >
      <Textarea
        label={t('positions.submit.comment')}
        description={t('positions.submit.text')}
        maxLength={commentMax}
        rows={3}
        value={form.draft.comment}
        onChange={(event) => form.change({ comment: event.currentTarget.value })}
      />
    </DraftDialog>
  );
}
