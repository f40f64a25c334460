import { randomBytes } from 'node:crypto';
import { certificateNumber, numberBytes } from '@shuyuan/contract/certificates/certificate-number';
import { expireTimeOf } from '@shuyuan/contract/certificates/expire-time-of';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { listRequirementStates } from '../learn/learn.store.ts';
import { insertAward, updateReplaced } from '../records/award.store.ts';
import { closeRenewal } from '../renew/renewal.store.ts';
import type { CheckRow, findEarned } from './issue.store.ts';

type Earned = NonNullable<Awaited<ReturnType<typeof findEarned>>>;
type Clock = Pick<SystemContext, 'now'>;

/** A number that is taken is drawn again; three times in a row that is a fault. */
const draws = 3;

/** An award renewed before it ends holds on from its last day: nobody loses the days between. */
function expireTimeIn({ validMonths, timeZone, expiresAt, revokedAt }: Earned, issueTime: number): number | null {
  if (validMonths === null) return null;
  const lastInstant = expiresAt === null || revokedAt !== null ? 0 : expiresAt.getTime() - 1;
  return expireTimeOf({ issueTime: Math.max(issueTime, lastInstant), months: validMonths, timeZone });
}

/** The award of a run with the names and marks of today; the one before names it from now on. */
export async function writeAward(
  tx: Tx,
  ctx: Clock,
  { certificateId, memberId, earned }: CheckRow & { readonly earned: Earned },
) {
  const issueTime = ctx.now();
  const { tenantId, kind, title, holderName, companyName, timeZone, coins, integral, run, previousId } = earned;
  const expireTime = expireTimeIn(earned, issueTime);
  const issuedAt = new Date(issueTime);
  const states = await listRequirementStates(tx, certificateId, { memberId, asOf: issuedAt });
  const requirements = states.map(({ businessType, businessId, title: name, minimumPercent, mark, finishedAt }) => {
    const finishTime = finishedAt?.getTime() ?? null;
    return { businessType, businessId, title: name, minimumPercent, mark, finishTime };
  });
  const names = { kind, title, holderName, companyName, timeZone, requirements, coins, integral };
  const times = { issuedAt, expiresAt: expireTime === null ? null : new Date(expireTime) };
  const award = { id: newId(issueTime), tenantId, certificateId, memberId, run: run ?? 1, ...names, ...times };
  const year = Number(dayIn(timeZone, issueTime).slice(0, 4));
  for (let draw = 0; draw < draws; draw += 1) {
    const number = certificateNumber(randomBytes(numberBytes), year);
    if (!(await insertAward(tx, { ...award, number }))) continue;
    if (previousId !== null) {
      await updateReplaced(tx, previousId, number);
      await closeRenewal(tx, previousId, issuedAt);
    }
    return award;
  }
  throw new AppError('internal.unexpected');
}
