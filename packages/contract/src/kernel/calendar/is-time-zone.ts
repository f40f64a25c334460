import { zoneClock } from './zone-clock.ts';

/** Whether the calendar knows a zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The day an instant falls on in a zone, as `2026-11-17`. */
export const dayIn = (timeZone: string, at: number): string => zoneClock(timeZone).format(at).slice(0, 10);
