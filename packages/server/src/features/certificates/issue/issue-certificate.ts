import type { SystemContext } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { revokeFallen } from '../revoke/revoke-fallen.ts';
import { type CheckRow, deleteChecks, findEarned, lockCheck } from './issue.store.ts';
import { payReward } from './pay-reward.ts';
import { writeAward } from './write-award.ts';

type Issuer = Pick<SystemContext, 'inTransaction' | 'now' | 'actor' | 'requestId' | 'external'>;

/** D-188: once everything is done; the id of the award, or null where there is nothing to issue. */
export const issueCertificate = (ctx: Issuer, pair: CheckRow): Promise<string | null> =>
  ctx.inTransaction(async (tx) => {
    await lockCheck(tx, pair);
    // Before reading: what commits in between is either read now or checked again.
    await deleteChecks(tx, pair);
    if (await revokeFallen(tx, ctx, pair)) return null;
    const earned = await findEarned(tx, pair, new Date(ctx.now()));
    if (!earned) return null;
    const award = await writeAward(tx, ctx, { ...pair, earned });
    const { id, tenantId, title } = award;
    const expireTime = award.expiresAt?.getTime() ?? null;
    const words =
      expireTime === null
        ? { text: 'issued' as const, values: { title } }
        : { text: 'issuedUntil' as const, values: { title, expiresAt: expireTime } };
    const about = { subject: { kind: 'certificate', id: pair.certificateId }, link: '/center/my/certificate' };
    const receivers = [pair.memberId];
    await notify(tx, ctx, { tenantId, kind: 'certificate', ...words, ...about, receivers, key: `certificate ${id}` });
    await payReward(tx, ctx, award);
    return id;
  });
