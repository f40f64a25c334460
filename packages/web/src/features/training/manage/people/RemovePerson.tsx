import { removeFromClass } from '@shuyuan/contract/training/enrolment.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { managedReads } from '../class-form.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useReasonForm } from '../use-reason-form.ts';
import type { Enrolment } from './enrolment.ts';

type Props = { classId: string; person: Enrolment; onClose: () => void };

/** Takes somebody out of a class with a reason they read; the first who waits moves up. */
export function RemovePerson({ classId, person: { id, fullName }, onClose }: Props) {
  const t = useT('teaching');
  const form = useReasonForm();
  const removing = useWrite(removeFromClass, {
    claims: form.claims,
    refreshes: managedReads,
    onSuccess: ({ promotedCount }) => {
      showNotice(t(promotedCount > 0 ? 'teaching.remove.promoted' : 'teaching.remove.done'), 'success');
      onClose();
    },
  });
  return (
    <ReasonDialog
      form={form}
      title={t('teaching.remove.title', { name: fullName })}
      text={t('teaching.remove.text')}
      submitLabel={t('teaching.remove')}
      isBusy={removing.isPending}
      onSend={(reason) => removing.mutate({ id: classId, enrolmentId: id, reason }, { onError: form.refuse })}
      onClose={onClose}
    />
  );
}
