import { randomBytes } from 'node:crypto';
import { certificateNumber, numberBytes } from '@shuyuan/contract/certificates/certificate-number';
import { expireTimeOf } from '@shuyuan/contract/certificates/expire-time-of';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { notify } from '../../notifications/index.ts';
import { listRequirementStates } from '../learn/learn.store.ts';
import { insertAward } from '../records/award.store.ts';
import { type CheckRow, deleteChecks, findEarned, lockCheck } from './issue.store.ts';

type Issuer = Pick<SystemContext, 'inTransaction' | 'now' | 'actor'>;
type Earned = NonNullable<Awaited<ReturnType<typeof findEarned>>>;

/** A number that is taken is drawn again; three times in a row that is a fault. */
const draws = 3;

async function issue(tx: Tx, ctx: Issuer, { certificateId, memberId, earned }: CheckRow & { readonly earned: Earned }) {
  const { validMonths, ...certificate } = earned;
  const issueTime = ctx.now();
  const { timeZone } = certificate;
  const expireTime = validMonths === null ? null : expireTimeOf({ issueTime, months: validMonths, timeZone });
  const states = await listRequirementStates(tx, certificateId, { memberId, asOf: new Date(issueTime) });
  const requirements = states.map(({ businessType, businessId, title, minimumPercent, mark, finishedAt }) => {
    const finishTime = finishedAt?.getTime() ?? null;
    return { businessType, businessId, title, minimumPercent, mark, finishTime };
  });
  const id = newId(issueTime);
  const times = { issuedAt: new Date(issueTime), expiresAt: expireTime === null ? null : new Date(expireTime) };
  const year = Number(dayIn(timeZone, issueTime).slice(0, 4));
  for (let draw = 0; draw < draws; draw += 1) {
    const number = certificateNumber(randomBytes(numberBytes), year);
    const award = { id, certificateId, memberId, number, ...certificate, requirements, ...times };
    if (await insertAward(tx, award)) return { id, expireTime };
  }
  throw new AppError('internal.unexpected');
}

/** D-188: once everything is done; the id of the award, or null where there is nothing to issue. */
export const issueCertificate = (ctx: Issuer, pair: CheckRow): Promise<string | null> =>
  ctx.inTransaction(async (tx) => {
    await lockCheck(tx, pair);
    // Before reading: what commits in between is either read now or checked again.
    await deleteChecks(tx, pair);
    const earned = await findEarned(tx, pair, new Date(ctx.now()));
    if (!earned) return null;
    const { id, expireTime } = await issue(tx, ctx, { ...pair, earned });
    const { tenantId, title } = earned;
    const words =
      expireTime === null
        ? { text: 'issued' as const, values: { title } }
        : { text: 'issuedUntil' as const, values: { title, expiresAt: expireTime } };
    const about = { subject: { kind: 'certificate', id: pair.certificateId }, link: '/center/my/certificate' };
    const receivers = [pair.memberId];
    await notify(tx, ctx, { tenantId, kind: 'certificate', ...words, ...about, receivers, key: `certificate ${id}` });
    return id;
  });
