import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import type { EquipmentKind } from '@shuyuan/contract/classrooms/equipment-kinds';
import type { Weekday } from '@shuyuan/contract/kernel/calendar/add-days';
import { isTimeZone } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { zoneHere } from '../../../lib/zone-name.ts';
import { minuteOf } from '../book/book-draft.ts';
import type { CoverDraft } from '../../../shared/covers/CoverField.tsx';
import type { FoundPerson } from '../../../shared/people/PersonSearch.tsx';
import type { Room } from '../room.ts';
import { clockText } from '../use-room-time.ts';

export type RoomDraft = {
  readonly name: string;
  readonly place: string;
  readonly seats: string;
  readonly equipment: readonly EquipmentKind[];
  readonly note: string;
  readonly timeZone: string;
  readonly opens: string;
  readonly closes: string;
  readonly weekdays: readonly Weekday[];
  readonly approver: FoundPerson | null;
  readonly cover: CoverDraft;
};

/** Midnight is the end of the day where it is an end: a time field knows no 24:00. */
const closingText = (minute: number): string => clockText(minute % 1440);
const closingOf = (text: string): number | null => {
  const minute = minuteOf(text);
  return minute === 0 ? 1440 : minute;
};

export const draftOf = (room: Room | null): RoomDraft => ({
  name: room?.name ?? '',
  place: room?.place ?? '',
  seats: room ? String(room.seats) : '',
  equipment: room?.equipment ?? [],
  note: room?.note ?? '',
  timeZone: room?.timeZone ?? zoneHere(),
  opens: clockText(room?.opensMinute ?? 480),
  closes: closingText(room?.closesMinute ?? 1200),
  weekdays: room?.weekdays ?? [1, 2, 3, 4, 5],
  approver: room?.approver ?? null,
  cover: room?.coverFileId && room.coverPath ? { id: room.coverFileId, path: room.coverPath } : null,
});

const isQuarter = (minute: number | null): minute is number => minute !== null && minute % limits.stepMinutes === 0;

/** Which fields keep the form from being sent. */
export function problemsOf(draft: RoomDraft) {
  const isWrong = (text: string, max: number): boolean => textLength(text.trim()) < 1 || textLength(text.trim()) > max;
  const [opens, closes] = [minuteOf(draft.opens), closingOf(draft.closes)];
  const seats = Number(draft.seats);
  return {
    name: isWrong(draft.name, limits.nameMax),
    place: isWrong(draft.place, limits.placeMax),
    seats: !Number.isInteger(seats) || seats < 1 || seats > limits.seatsMax,
    note: textLength(draft.note.trim()) > limits.noteMax,
    timeZone: !isTimeZone(draft.timeZone),
    closes: !isQuarter(opens) || !isQuarter(closes) || opens >= closes,
    weekdays: draft.weekdays.length === 0,
  };
}

/** Given a draft without problems. */
export const fieldsOf = ({ opens, closes, equipment, weekdays, ...draft }: RoomDraft) => ({
  name: draft.name.trim(),
  place: draft.place.trim(),
  seats: Number(draft.seats),
  note: draft.note.trim(),
  timeZone: draft.timeZone,
  equipment: [...equipment],
  weekdays: weekdays.toSorted((a, b) => a - b),
  opensMinute: minuteOf(opens) ?? 0,
  closesMinute: closingOf(closes) ?? 1440,
  approverId: draft.approver?.id ?? null,
  coverFileId: draft.cover?.id ?? null,
});
