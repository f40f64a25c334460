import { bookRoom } from '@shuyuan/contract/classrooms/booking.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { bookingReads } from '../booking-reads.ts';

/** Books a room, or asks for it where somebody has to agree, and says which. */
export function useBookRoom(onBooked: () => void) {
  const t = useT('classrooms');
  return useWrite(bookRoom, {
    claims: ['classroom.taken', 'classroom.closed-then', 'classroom.wrong-time'],
    refreshes: bookingReads,
    onSuccess: ({ state }, { title }) => {
      showNotice(t(state === 'waiting' ? 'classrooms.book.asked' : 'classrooms.book.done', { title }), 'success');
      onBooked();
    },
  });
}
