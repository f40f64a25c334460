import { cancelBooking } from '@shuyuan/contract/classrooms/booking.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import { bookingReads } from '../booking-reads.ts';
import type { Booking } from '../room.ts';

type Props = { booking: Pick<Booking, 'id' | 'title'>; onClose: () => void };

export function CancelBooking({ booking: { id, title }, onClose }: Props) {
  const t = useT('classrooms');
  return (
    <RemoveDialog
      title={t('classrooms.cancel.named', { title })}
      text={t('classrooms.cancel.text')}
      confirmLabel={t('classrooms.cancel')}
      doneText={t('classrooms.cancel.done')}
      endpoint={cancelBooking}
      input={{ id }}
      refreshes={bookingReads}
      claims={['classroom.wrong-state']}
      onClose={onClose}
    />
  );
}
