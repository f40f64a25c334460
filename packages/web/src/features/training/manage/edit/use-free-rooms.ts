import { findRooms } from '@shuyuan/contract/classrooms/booking.wire';
import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { useRead } from '../../../../lib/queries.ts';
import type { MeetingDraft } from './meeting-draft.ts';
import { timeInZone } from './zone-time.ts';

type FoundRoom = { readonly id: string; readonly name: string };

/** The rooms somebody can still have for the whole of a meeting, the smallest first. */
export function useFreeRooms(meeting: MeetingDraft, timeZone: string, isWanted: boolean) {
  const [start, end] = [timeInZone(timeZone, meeting.startTime) ?? 0, timeInZone(timeZone, meeting.endTime) ?? 0];
  const minutes = Math.ceil((end - start) / minuteMs / limits.stepMinutes) * limits.stepMinutes;
  const isPossible = minutes > 0 && minutes <= limits.hoursMax * 60;
  const read = useRead(
    findRooms,
    { day: dayIn(timeZone, start), minutes: isPossible ? minutes : limits.stepMinutes, page: 1, pageSize: 100 },
    { enabled: isWanted && isPossible },
  );
  const rooms: readonly FoundRoom[] = (read.data?.items ?? [])
    .filter(({ gaps }) => gaps.some((gap) => gap.startTime <= start && end <= gap.endTime))
    .map(({ room: { id, name, place, seats } }) => ({ id, name: `${name} · ${place} · ${seats}` }));
  return { rooms, isPending: read.isLoading };
}
