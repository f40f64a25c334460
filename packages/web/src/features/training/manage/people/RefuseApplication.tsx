import { refuseApplication } from '@shuyuan/contract/training/enrolment.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { managedReads } from '../class-form.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useReasonForm } from '../use-reason-form.ts';
import type { Enrolment } from './enrolment.ts';

type Props = { classId: string; person: Enrolment; onClose: () => void };

/** Refuses an application with a reason its writer reads. */
export function RefuseApplication({ classId, person: { id, fullName }, onClose }: Props) {
  const t = useT('teaching');
  const form = useReasonForm();
  const refusing = useWrite(refuseApplication, {
    claims: form.claims,
    refreshes: managedReads,
    onSuccess: () => {
      showNotice(t('teaching.refuse.done'), 'success');
      onClose();
    },
  });
  return (
    <ReasonDialog
      form={form}
      title={t('teaching.refuse.title', { name: fullName })}
      text={t('teaching.refuse.text')}
      submitLabel={t('teaching.refuse')}
      isBusy={refusing.isPending}
      onSend={(reason) => refusing.mutate({ id: classId, enrolmentId: id, reason }, { onError: form.refuse })}
      onClose={onClose}
    />
  );
}
