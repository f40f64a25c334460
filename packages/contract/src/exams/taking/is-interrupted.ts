import { minuteMs } from '../../kernel/time-units.ts';

/**
 * ENUM-06: an open attempt whose page has not been heard of for a while, by a line that broke or a taker who left. It says so to
 * those who watch over the exam, and changes nothing: the next answer goes on.
 */
export const isInterrupted = (heardAt: number, now: number): boolean => now - heardAt >= interruptedAfterMs;

/** Longer than somebody reads one page; a page that is answered saves within seconds. */
export const interruptedAfterMs = 10 * minuteMs;
