import { awardStateOf } from '@shuyuan/contract/certificates/award-states';
import type { AwardRow } from './award.store.ts';

type AwardTimes = Pick<AwardRow, 'issuedAt' | 'expiresAt' | 'revokedAt'>;

/** Its times as the wire has them, and whether it holds now. */
export function awardTimesView({ issuedAt, expiresAt, revokedAt }: AwardTimes, now: number) {
  const [revokeTime, expireTime] = [revokedAt?.getTime() ?? null, expiresAt?.getTime() ?? null];
  return { issueTime: issuedAt.getTime(), expireTime, state: awardStateOf({ revokeTime, expireTime, now }) };
}
