import { Textarea } from '@mantine/core';
import { refuseBooking } from '@shuyuan/contract/classrooms/booking.wire';
import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { bookingReads } from '../booking-reads.ts';

type Props = { booking: { readonly id: string; readonly title: string }; onClose: () => void };

/** Refuses a booking with a reason its booker reads. */
export function RefuseBooking({ booking: { id, title }, onClose }: Props) {
  const t = useT('classrooms');
  const form = useDraftForm({
    initial: { reason: '' },
    problemsOf: ({ reason }) => {
      const length = textLength(reason.trim());
      const isRight = length > 0 && length <= limits.reasonMax;
      return { reason: isRight ? null : t('classrooms.refuse.reason.wrong', { max: limits.reasonMax }) };
    },
    refusals: { 'sensitive.found': 'reason', 'classroom.wrong-state': 'form' },
  });
  const refusing = useWrite(refuseBooking, {
    claims: form.claims,
    refreshes: bookingReads,
    onSuccess: () => {
      showNotice(t('classrooms.refuse.done'), 'success');
      onClose();
    },
  });
  return (
    <DraftDialog
      form={form}
      title={t('classrooms.refuse.named', { title })}
      submitLabel={t('classrooms.refuse')}
      isBusy={refusing.isPending}
      onSend={({ reason }) => refusing.mutate({ id, reason: reason.trim() }, { onError: form.refuse })}
      onClose={onClose}
    >
      <HintText>{t('classrooms.refuse.text')}</HintText>
      <Textarea label={t('classrooms.refuse.reason')} rows={3} required data-autofocus {...form.textField('reason')} />
    </DraftDialog>
  );
}
