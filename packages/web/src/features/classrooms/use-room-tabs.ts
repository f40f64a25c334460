import { listWaitingBookings } from '@shuyuan/contract/classrooms/booking.wire';
import { useRead } from '../../lib/queries.ts';
import { useCan } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { roomViews, type RoomsState } from './rooms-address.ts';

/** The tabs of the page: the rooms themselves for whoever keeps them, bookings that wait for whoever decides on them. */
export function useRoomTabs(view: RoomsState['view']) {
  const t = useT('classrooms');
  const canManage = useCan('classroom.manage');
  const isApprover = useRead(listWaitingBookings, { page: 1, pageSize: 10 }).data?.isApprover ?? false;
  const isShown = { week: true, find: true, mine: true, waiting: isApprover || view === 'waiting', rooms: canManage };
  return roomViews
    .filter((name) => isShown[name])
    .map((name) => ({
      name,
      label: t(`classrooms.view.${name}`),
      search: { view: name === 'week' ? undefined : name },
    }));
}
