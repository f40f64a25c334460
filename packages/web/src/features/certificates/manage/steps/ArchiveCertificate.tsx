import { archiveCertificate } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { managedReads } from '../certificate-form.ts';
import type { StepProps } from './step-props.ts';

/** Puts a draft or a withdrawn certificate away for good. */
export function ArchiveCertificate({ certificate: { id, title }, onClose }: StepProps) {
  const t = useT('courses');
  return (
    <RemoveDialog
      title={t('courses.archive.title', { title })}
      text={t('certificates.archive.text')}
      confirmLabel={t('courses.archive')}
      doneText={t('courses.archived')}
      endpoint={archiveCertificate}
      input={{ id }}
      refreshes={managedReads}
      claims={['course.wrong-state']}
      onClose={onClose}
    />
  );
}
