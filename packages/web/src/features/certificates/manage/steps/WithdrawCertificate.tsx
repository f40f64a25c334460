import { withdrawCertificate } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { managedReads } from '../certificate-form.ts';
import type { StepProps } from './step-props.ts';

/** Asks before it is issued no more. */
export function WithdrawCertificate({ certificate: { id, title }, onClose }: StepProps) {
  const t = useT('courses');
  return (
    <RemoveDialog
      title={t('courses.withdraw.title', { title })}
      text={t('certificates.withdraw.text')}
      confirmLabel={t('courses.withdraw')}
      doneText={t('courses.state.withdrawn')}
      endpoint={withdrawCertificate}
      input={{ id }}
      refreshes={managedReads}
      claims={['course.wrong-state']}
      onClose={onClose}
    />
  );
}
