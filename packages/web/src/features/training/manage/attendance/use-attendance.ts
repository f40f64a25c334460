import { listAttendance } from '@shuyuan/contract/training/attendance.wire';
import { isCheckInOpen } from '@shuyuan/contract/training/check-in-state';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import type { ClassForm } from '../class-form.ts';
import { attendanceAddress } from './attendance-address.ts';

type Meetings = ClassForm['meetings'];

/** The meeting people come to now, or the last one they came to; before the first one, that. */
const currentMeeting = (meetings: Meetings, now: number): Meetings[number] | undefined =>
  meetings.find((meeting) => isCheckInOpen(meeting, now)) ??
  meetings.findLast(({ startTime }) => startTime <= now) ??
  meetings[0];

/** The people of a class at the meeting the address names, or at the current one. */
export function useAttendance({ meetings }: Pick<ClassForm, 'meetings'>) {
  const [address, change] = useAddressState(attendanceAddress);
  const [now] = useState(() => Date.now());
  const { meeting: wanted, name, state, page, pageSize } = address;
  const meeting = meetings.find(({ id }) => id === wanted) ?? currentMeeting(meetings, now);
  const meetingId = meeting?.id ?? '';
  const query = { meetingId, ...(name && { search: name }), ...(state && { state }) };
  const list = useRead(
    listAttendance,
    { ...query, page, pageSize },
    { claims: 'notices', placeholderData: keepPreviousData, enabled: meetingId !== '' },
  );
  return { address, change, meetingId, query, list, isFiltered: name !== '' || state !== undefined };
}
