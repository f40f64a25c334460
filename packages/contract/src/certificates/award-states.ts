import { dayMs } from '../kernel/time-units.ts';

export const awardStates = ['valid', 'expiring', 'expired', 'revoked'] as const;
export type AwardState = (typeof awardStates)[number];

/** So long before its end an award says that it ends. */
export const expiringDays = 90;

type AwardTimes = { readonly revokeTime: number | null; readonly expireTime: number | null; readonly now: number };

/** An award holds up to and without the instant it expires; one that was revoked stays revoked. */
export function awardStateOf({ revokeTime, expireTime, now }: AwardTimes): AwardState {
  if (revokeTime !== null) return 'revoked';
  if (expireTime === null) return 'valid';
  if (expireTime <= now) return 'expired';
  return expireTime - now <= expiringDays * dayMs ? 'expiring' : 'valid';
}
