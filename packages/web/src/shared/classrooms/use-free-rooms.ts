import { findRooms } from '@shuyuan/contract/classrooms/booking.wire';
import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { useRead } from '../../lib/queries.ts';
import type { ChosenRoom } from './chosen-room.ts';
import type { NeededTime } from './needed-time.ts';

/** The rooms somebody can still have for the whole of a time, the smallest first. */
export function useFreeRooms(needed: NeededTime | null, isWanted: boolean) {
  const { from, to, timeZone } = needed ?? { from: 0, to: 0, timeZone: 'UTC' };
  const minutes = Math.ceil((to - from) / minuteMs / limits.stepMinutes) * limits.stepMinutes;
  const isPossible = minutes > 0 && minutes <= limits.hoursMax * 60;
  const read = useRead(
    findRooms,
    { day: dayIn(timeZone, from), minutes: isPossible ? minutes : limits.stepMinutes, page: 1, pageSize: 100 },
    { enabled: isWanted && isPossible },
  );
  const rooms: readonly ChosenRoom[] = (read.data?.items ?? [])
    .filter(({ gaps }) => gaps.some((gap) => gap.startTime <= from && to <= gap.endTime))
    .map(({ room: { id, name, place, seats } }) => ({ id, name: `${name} · ${place} · ${seats}` }));
  return { rooms, isPending: read.isLoading };
}
