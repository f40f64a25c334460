import { takeBackSeat } from '@shuyuan/contract/pricing/seats.wire';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import type { Seat, SeatOrder } from './seat-order.ts';
import { seatReads } from './seat-reads.ts';

const claims = ['seat.used'] as const;

type Props = { order: SeatOrder; seat: Seat; onClose: () => void };

/** Asks before somebody loses a seat they have not used. */
export function TakeBackSeat({ order, seat: { memberId, memberName: name }, onClose }: Props) {
  const t = useT('share');
  return (
    <RemoveDialog
      title={t('pricing.seats.takeBack')}
      text={t('pricing.seats.takeBack.text', { name, title: order.title })}
      confirmLabel={t('pricing.seats.takeBack')}
      doneText={t('pricing.seats.takeBack.done')}
      endpoint={takeBackSeat}
      input={{ id: order.id, memberId }}
      refreshes={seatReads}
      claims={claims}
      onClose={onClose}
    />
  );
}
