import { minuteMs } from '../../kernel/time-units.ts';
import type { EndRule } from '../papers/exam-settings.ts';

/** The time of one attempt. Everything is an instant or a length: clocks, zones and summer time of takers have no say. */
export type AttemptTime = {
  readonly startedAt: number;
  readonly lengthMinutes: number | null;
  readonly windowEndsAt: number | null;
  readonly endRule: EndRule;
  /** Given to this person, before or midway, and given back after an outage. */
  readonly extraMs: number;
};

/** Answers that were on their way when the time was up still count. */
export const graceMs = minuteMs / 2;

/** The end of an attempt. Extra time also reaches beyond a hard end: it is given because the end came too early. */
export function closesAt({ startedAt, lengthMinutes, windowEndsAt, endRule, extraMs }: AttemptTime): number {
  const byLength = lengthMinutes === null ? Infinity : startedAt + lengthMinutes * minuteMs;
  const isBound = endRule === 'hardEnd' || lengthMinutes === null;
  const byWindow = isBound && windowEndsAt !== null ? windowEndsAt : Infinity;
  return Math.min(byLength, byWindow) + extraMs;
}

export const remainingTime = (closing: number, now: number): number => Math.max(0, closing - now);

/** Nothing that arrives now counts any more. */
export const isOver = (closing: number, now: number): boolean => now > closing + graceMs;
