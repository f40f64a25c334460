import { isForNobody, type CourseAudience } from '../study/courses/course-audience.ts';
import { ClassType } from '../study/training.ts';
import type { ClassSelection } from './class-kinds.ts';

/** Everything that keeps a class from being published, or a published one from being saved. */
export function problemsOfClass(plan: ClassPlan, isPublished: boolean, now: number): ClassProblem[] {
  const kinds: ClassProblemKind[] = [
    ...(plan.meetings.length === 0 ? (['no-meetings'] as const) : []),
    ...windowProblems(plan, isPublished, now),
    ...lotteryProblems(plan),
    ...(isForNobody(plan.audience) ? (['for-nobody'] as const) : []),
  ];
  return [...kinds.map((kind) => ({ kind, index: null })), ...meetingProblems(plan, { isPublished, now })];
}

export const classProblems = [
  'no-meetings',
  'meeting-in-past',
  'meetings-overlap',
  'no-location',
  'no-address',
  'closes-after-start',
  'closes-in-past',
  'opens-after-close',
  'lottery-without-seats',
  'lottery-without-closing',
  'for-nobody',
] as const;
export type ClassProblemKind = (typeof classProblems)[number];
/** Why a class cannot be published as it is; `index` is the meeting it is about. */
export type ClassProblem = { readonly kind: ClassProblemKind; readonly index: number | null };

export type MeetingTimes = {
  readonly startTime: number;
  readonly endTime: number;
  readonly classroomId: string | null;
  readonly location: string;
  readonly url: string | null;
};

type ClassPlan = {
  readonly selection: ClassSelection;
  /** Null: as many as come. */
  readonly seats: number | null;
  readonly classType: ClassType;
  readonly audience: CourseAudience;
  readonly openTime: number | null;
  readonly closeTime: number | null;
  /** In the order of their times. */
  readonly meetings: readonly MeetingTimes[];
};

/** ENUM-09: which ways of meeting need a room, and which an address of the network. */
const needsLocation: Record<ClassType, boolean> = {
  [ClassType.faceToFace]: true,
  [ClassType.online]: false,
  [ClassType.blended]: false,
  [ClassType.live]: false,
};
const needsAddress: Record<ClassType, boolean> = {
  [ClassType.faceToFace]: false,
  [ClassType.online]: true,
  [ClassType.blended]: false,
  [ClassType.live]: true,
};

function meetingProblems(
  { classType, meetings }: ClassPlan,
  { isPublished, now }: { isPublished: boolean; now: number },
): ClassProblem[] {
  return meetings.flatMap(({ startTime, classroomId, location, url }, index) => {
    const before = meetings[index - 1];
    const hasLocation = classroomId !== null || location !== '';
    const kinds: ClassProblemKind[] = [];
    if (!isPublished && startTime <= now) kinds.push('meeting-in-past');
    if (before && startTime < before.endTime) kinds.push('meetings-overlap');
    if (needsLocation[classType] && !hasLocation) kinds.push('no-location');
    if (needsAddress[classType] && url === null) kinds.push('no-address');
    // A blended class meets in a room or in the network, each time as it likes.
    if (classType === ClassType.blended && !hasLocation && url === null) kinds.push('no-location');
    return kinds.map((kind) => ({ kind, index }));
  });
}

function windowProblems({ openTime, closeTime, meetings }: ClassPlan, isPublished: boolean, now: number) {
  const start = meetings[0]?.startTime ?? null;
  const kinds: ClassProblemKind[] = [];
  const end = closeTime ?? start;
  if (closeTime !== null && start !== null && closeTime > start) kinds.push('closes-after-start');
  if (!isPublished && closeTime !== null && closeTime <= now) kinds.push('closes-in-past');
  if (openTime !== null && end !== null && openTime >= end) kinds.push('opens-after-close');
  return kinds;
}

/** Seats are drawn when applications close: people learn of it before the class begins. */
function lotteryProblems({ selection, seats, closeTime, meetings }: ClassPlan): ClassProblemKind[] {
  if (selection !== 'lottery') return [];
  const start = meetings[0]?.startTime ?? Infinity;
  return [
    ...(seats === null ? (['lottery-without-seats'] as const) : []),
    ...(closeTime === null || closeTime === start ? (['lottery-without-closing'] as const) : []),
  ];
}
