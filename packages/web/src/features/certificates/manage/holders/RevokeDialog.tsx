import { Textarea } from '@mantine/core';
import { certificateLimits } from '@shuyuan/contract/certificates/certificate-limits';
import { revokeCertificate } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { managedReads } from '../certificate-form.ts';
import type { Holder } from './holder.ts';

const isReason = (reason: string): boolean => {
  const length = textLength(reason);
  return length > 0 && length <= certificateLimits.reason;
};

type Props = { holder: Holder; onClose: () => void };

/** Revokes what somebody has, for good, with a reason they read. */
export function RevokeDialog({ holder: { id, holderName: name }, onClose }: Props) {
  const t = useT('courses');
  const form = useDraftForm({
    initial: { reason: '' },
    problemsOf: ({ reason }) => ({
      reason: isReason(reason) ? null : t('certificates.revoke.reason.wrong', { max: certificateLimits.reason }),
    }),
    refusals: { 'sensitive.found': 'reason', 'certificate.wrong-state': 'form' },
  });
  const revoking = useWrite(revokeCertificate, {
    claims: form.claims,
    refreshes: managedReads,
    onSuccess: () => {
      showNotice(t('certificates.revoked'), 'success');
      onClose();
    },
  });
  return (
    <DraftDialog
      form={form}
      title={t('certificates.revoke.person', { name })}
      submitLabel={t('certificates.revoke')}
      isBusy={revoking.isPending}
      onSend={({ reason }) => revoking.mutate({ id, reason: reason.trim() }, { onError: form.refuse })}
      onClose={onClose}
    >
      <HintText>{t('certificates.revoke.text')}</HintText>
      <Textarea
        label={t('certificates.revoke.reason')}
        rows={3}
        required
        data-autofocus
        {...form.textField('reason')}
      />
    </DraftDialog>
  );
}
