import { publishClass } from '@shuyuan/contract/training/manage-class.wire';
import { claimedText } from '../../../../lib/claimed-text.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { type ClassForm, managedReads } from '../class-form.ts';

const claims = [
  'class.not-ready',
  'class.wrong-state',
  'class.room-taken',
  'class.room-closed',
  'request.stale',
] as const;

/** Asks before everybody the class is for can see it. */
export function PublishClass({ training, onClose }: { training: ClassForm; onClose: () => void }) {
  const t = useT('teaching');
  const common = useT('common');
  const { id, revision, title } = training;
  const publish = useWrite(publishClass, {
    claims,
    refreshes: managedReads,
    isDoneWhenFresh: true,
    onSuccess: () => {
      showNotice(t('teaching.published'), 'success');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('teaching.publish.title', { name: title })}
      text={t('teaching.publish.text')}
      confirmLabel={t('teaching.publish')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isBusy={publish.isPending}
      error={claimedText(publish.error, claims)}
      onConfirm={() => publish.mutate({ id, revision })}
      onCancel={onClose}
    />
  );
}
