import { publishCertificate } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { claimedText } from '../../../../lib/claimed-text.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { managedReads } from '../certificate-form.ts';
import type { StepProps } from './step-props.ts';

const claims = ['certificate.not-ready', 'course.wrong-state', 'request.stale'] as const;

/** Asks before it is issued to everybody who has done everything. */
export function PublishCertificate({ certificate: { id, revision, title }, onClose }: StepProps) {
  const t = useT('courses');
  const common = useT('common');
  const publish = useWrite(publishCertificate, {
    claims,
    refreshes: managedReads,
    isDoneWhenFresh: true,
    onSuccess: () => {
      showNotice(t('certificates.published'), 'success');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('courses.publish.title', { title })}
      text={t('certificates.publish.text')}
      confirmLabel={t('courses.publish')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isBusy={publish.isPending}
      error={claimedText(publish.error, claims)}
      onConfirm={() => publish.mutate({ id, revision })}
      onCancel={onClose}
    />
  );
}
