import { textLength } from '../kernel/text-length.ts';
import { dayMs, minuteMs } from '../kernel/time-units.ts';
import { LiveMode, LiveType } from './live-kinds.ts';
import { isPublished, LiveStatus } from './live-status.ts';
import { isExternal, LiveSupplier } from './suppliers.ts';

/** LIVE-FORM-07, 14…17, 19. `numberMax`: characters, digits only. */
export const liveLimits = {
  subjectMax: 100,
  descMax: 100,
  lecturerDescMax: 500,
  numberMax: 5,
  coverBytes: 500 * 1024,
  assistantsMax: 20,
  invitedMax: 500,
  passcodeMin: 4,
  passcodeMax: 16,
} as const;

/** LIVE-FORM-14: what stands in the field of a new form. */
export const initialDuration = '90';
/** LIVE-FORM-02, LIVE-CREATE-08 */
export const liveFormWidth = 1200;
export const shareLiveWidth = 800;
/** LIVE-MGMT-05 */
export const livePageSize = 10;

/** LIVE-FORM-28…31, D-046: which footer a form has. */
export const ActionType = { instant: 1, scheduled: 2, approval: 3, external: 4, native: 5 } as const;
export type ActionType = (typeof ActionType)[keyof typeof ActionType];

type Kind = {
  readonly isApprovalOn: boolean;
  readonly supplier: LiveSupplier;
  readonly liveMode: LiveMode | null;
  readonly liveType: LiveType;
};

export function actionTypeOf({ isApprovalOn, supplier, liveMode, liveType }: Kind): ActionType {
  if (isApprovalOn) return ActionType.approval;
  if (liveType === LiveType.scheduled) return ActionType.scheduled;
  if (isExternal(supplier)) return ActionType.external;
  return liveMode === LiveMode.push ? ActionType.instant : ActionType.native;
}

/** LIVE-FORM-32 */
export const typeInForce = (chosen: LiveType, isApprovalOn: boolean): LiveType =>
  isApprovalOn ? LiveType.scheduled : chosen;

/** LIVE-FORM-11, LIVE-FORM-13, LIVE-FORM-08: which fields a form has. */
export const fieldsOf = ({ supplier, liveType }: Pick<Kind, 'supplier' | 'liveType'>) => ({
  liveMode: supplier === LiveSupplier.native,
  executionMode: supplier === LiveSupplier.native && liveType === LiveType.instant,
  startTime: liveType === LiveType.scheduled,
  price: supplier === LiveSupplier.native,
});

/** What cannot be changed any more (LIVE-FORM-26, LIVE-FORM-27). The server refuses what differs (D-060). */
export function locksOf(status: LiveStatus) {
  const isRunning = status === LiveStatus.running;
  return { startTime: isRunning, shareScope: isRunning, price: isRunning, liveMode: isPublished(status) };
}

const digits = /^\d*$/;
/** LIVE-FORM-14, LIVE-FORM-15 */
export const isShortNumber = (text: string): boolean => digits.test(text) && text.length <= liveLimits.numberMax;
/** D-061: 0 is as good as nothing. */
export const shortNumber = (text: string): number | null => Number(text) || null;

/** D-062: code points after trimming. */
export const isWithin = (text: string, max: number): boolean => textLength(text.trim()) <= max;

/** Milliseconds since midnight, as a clock of the zone shows them. */
function clockOf(time: number, timeZone: string): number {
  const fields = { hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...fields }).formatToParts(time);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return ((part('hour') * 60 + part('minute')) * 60 + part('second')) * 1000 + (time % 1000);
}

/** The beginning of today in a time zone, also on the days that have 23 or 25 hours. */
export function startOfToday(now: number, timeZone: string): number {
  const guess = now - clockOf(now, timeZone);
  const off = clockOf(guess, timeZone);
  return off > dayMs / 2 ? guess + dayMs - off : guess - off;
}

const halfHourMs = 30 * minuteMs;

/**
 * LIVE-FORM-09, D-059: a live cannot be planned for a time that is over. A form knows minutes, so the minute that runs is
 * still to come; an instant needs no zone, and client and server mean the same.
 */
export const canStartAt = (time: number, now: number): boolean =>
  Math.floor(time / minuteMs) >= Math.floor(now / minuteMs);

/** What stands in the field of a new form: the next half hour on a clock of the zone. */
export const nextHalfHour = (now: number, timeZone: string): number =>
  now + halfHourMs - (clockOf(now, timeZone) % halfHourMs);

/** LIVE-FORM-23: what is empty is not posted. */
export const withoutEmpty = <T extends Record<string, unknown>>(values: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined),
    // The entries are some of those of `values`.
  ) as Partial<T>;
