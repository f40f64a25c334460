import { cancelClass } from '@shuyuan/contract/training/manage-class.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { type ClassForm, managedReads } from '../class-form.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useReasonForm } from '../use-reason-form.ts';

/** Says why a class does not take place; everybody in it reads that. */
export function CancelClass({ training: { id, title }, onClose }: { training: ClassForm; onClose: () => void }) {
  const t = useT('teaching');
  const form = useReasonForm();
  const cancelling = useWrite(cancelClass, {
    claims: form.claims,
    refreshes: managedReads,
    isDoneWhenFresh: true,
    onSuccess: () => {
      showNotice(t('teaching.cancel.done'), 'success');
      onClose();
    },
  });
  return (
    <ReasonDialog
      form={form}
      title={t('teaching.cancel.title', { name: title })}
      text={t('teaching.cancel.text')}
      submitLabel={t('teaching.cancel')}
      isBusy={cancelling.isPending}
      onSend={(reason) => cancelling.mutate({ id, reason }, { onError: form.refuse })}
      onClose={onClose}
    />
  );
}
