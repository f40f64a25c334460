import { dayMs } from '../kernel/time-units.ts';
import { namedValues } from '../system/setting-value.ts';

/** What the log of access holds. */
export const accessActions = [
  'signed-in',
  'refused',
  'locked',
  'signed-out',
  'session-ended',
  'people-exported',
  'log-exported',
] as const;
export type AccessAction = (typeof accessActions)[number];
export const isAccessAction = (word: string): word is AccessAction =>
  (accessActions as readonly string[]).includes(word);

const initialDays = 365;

/** What ACCESS_LOG says: how long entries are kept; 0 is for ever. One that cannot be read keeps them as it began. */
export function accessKeptMs(setting: string): number | null {
  const days = namedValues(setting, ['keptDays'])?.['keptDays'];
  const isWhole = typeof days === 'number' && Number.isSafeInteger(days) && days >= 0;
  const kept = isWhole ? days : initialDays;
  return kept === 0 ? null : kept * dayMs;
}
