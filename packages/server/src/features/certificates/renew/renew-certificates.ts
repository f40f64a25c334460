import { dueStepOf, renewalSteps } from '@shuyuan/contract/certificates/renewal-steps';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';
import { notifyByDay } from '../../notifications/index.ts';
import { lockCheck } from '../issue/issue.store.ts';
import { openNextRun } from './open-next-run.ts';
import { type EndingRow, findEnding, listEnding, updateNoticed } from './renewal.store.ts';

const pageSize = 500;

/** The first step, and a day more for zones. */
const lookAheadMs = (Math.max(...renewalSteps) + 1) * dayMs;

function stepOf({ expiresAt, timeZone, renewalDays, toldDays, toldAt }: EndingRow, now: number) {
  const told = toldDays === null || toldAt === null ? null : { days: toldDays, time: toldAt.getTime() };
  return dueStepOf({ expireTime: expiresAt.getTime(), timeZone, days: renewalDays, told, now });
}

/** Reads once more under the lock of the pair: it may have been renewed, revoked or told of meanwhile. */
const renewAward = (ctx: SystemContext, { id, certificateId, memberId }: EndingRow): Promise<void> =>
  ctx.inTransaction(async (tx) => {
    await lockCheck(tx, { certificateId, memberId });
    const now = ctx.now();
    const award = await findEnding(tx, id, new Date(now + lookAheadMs));
    const step = award && stepOf(award, now);
    if (!award || !step) return;
    if (award.renewalId === null) await openNextRun(tx, ctx, award);
    await updateNoticed(tx, { awardId: id, days: step, at: new Date(now) });
    await notifyByDay(tx, ctx, {
      tenantId: award.tenantId,
      kind: 'certificate',
      text: 'renewalOpen',
      values: { title: award.title, expiresAt: award.expiresAt.getTime() },
      receivers: [memberId],
      subject: { kind: 'certificate', id: certificateId },
      link: `/micro-certificate?id=${certificateId}`,
      key: `certificate renewal ${id} ${step}`,
    });
  });

/** D-188: at the steps its author chose the holder of what ends is told, each time once and never at night; at the first the next run opens. */
export async function renewCertificates(ctx: SystemContext): Promise<void> {
  const before = new Date(ctx.now() + lookAheadMs);
  let page: readonly EndingRow[] = [];
  do {
    page = await listEnding(ctx.read, { before, after: page.at(-1), limit: pageSize });
    for (const award of page.filter((one) => stepOf(one, ctx.now()) !== null)) {
      try {
        await renewAward(ctx, award);
      } catch (error) {
        ctx.log.error({ err: error, award: award.id }, 'a certificate could not be renewed');
      }
    }
  } while (page.length === pageSize);
}
