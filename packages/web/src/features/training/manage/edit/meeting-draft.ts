import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { classLimits } from '@shuyuan/contract/training/class-limits';
import type { ClassForm } from '../class-form.ts';
import { timeInZone, zoneTime } from './zone-time.ts';

/** Times are texts here, by the wall clock of the zone of the class. */
export type MeetingDraft = {
  readonly key: string;
  /** Null: it was never saved. */
  readonly id: string | null;
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly room: { readonly id: string; readonly name: string } | null;
  readonly location: string;
  readonly url: string;
  readonly lecturerName: string;
};

let made = 0;

export const meetingDraftOf = (meeting: ClassForm['meetings'][number], timeZone: string): MeetingDraft => ({
  ...meeting,
  key: meeting.id,
  startTime: zoneTime(timeZone, meeting.startTime),
  endTime: zoneTime(timeZone, meeting.endTime),
  url: meeting.url ?? '',
});

/** One more: a day after the last one at the same hours and in the same room, or tomorrow morning. */
export function nextMeeting(meetings: readonly MeetingDraft[], timeZone: string, now: number): MeetingDraft {
  const key = `new-${(made += 1)}`;
  const last = meetings.at(-1);
  if (last && wrongMeeting(last, timeZone) === null) {
    const dayLater = (text: string): string => zoneTime(timeZone, (timeInZone(timeZone, text) ?? 0) + dayMs);
    const times = { startTime: dayLater(last.startTime), endTime: dayLater(last.endTime) };
    return { ...last, key, id: null, title: '', ...times };
  }
  const day = addDays(dayIn(timeZone, now), 1);
  const times = { startTime: `${day}T09:00`, endTime: `${day}T12:00` };
  return { key, id: null, title: '', ...times, room: null, location: '', url: '', lecturerName: '' };
}

/** The reason a meeting cannot be sent as it is; what keeps a class from being published is another matter. */
export function wrongMeeting(meeting: MeetingDraft, timeZone: string): 'time' | 'period' | 'url' | null {
  const [start, end] = [timeInZone(timeZone, meeting.startTime), timeInZone(timeZone, meeting.endTime)];
  if (start === null || end === null) return 'time';
  if (start >= end || end - start > classLimits.meetingHours * hourMs) return 'period';
  const url = meeting.url.trim();
  return url === '' || (/^https?:\/\/\S+$/.test(url) && URL.canParse(url)) ? null : 'url';
}

/** A meeting that is not wrong, as the call wants it. */
export const meetingInputOf = (meeting: MeetingDraft, timeZone: string) => ({
  ...(meeting.id !== null && { id: meeting.id }),
  title: meeting.title.trim(),
  startTime: timeInZone(timeZone, meeting.startTime) ?? 0,
  endTime: timeInZone(timeZone, meeting.endTime) ?? 0,
  classroomId: meeting.room?.id ?? null,
  location: meeting.location.trim(),
  url: meeting.url.trim() || null,
  lecturerName: meeting.lecturerName.trim(),
});
