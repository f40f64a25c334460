import { amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import type { SystemContext } from '../../../platform/context.ts';
import { notifyByDay } from '../../notifications/index.ts';
import { type Announced, eachLot, endOf, listDue } from './due-points.ts';

/** Tells everybody who would lose something how much and when; told again of the same it stays one notice. */
export async function notifyExpiry(ctx: SystemContext, day: Announced, stage: 'first' | 'last'): Promise<void> {
  const { tenantId, lastDay, earnedUntil } = day;
  await eachLot(ctx, tenantId, async (tx, memberIds) => {
    const dues = await listDue(tx, ctx, { day, memberIds });
    for (const [due, people] of Map.groupBy(dues, (one) => one.due))
      await notifyByDay(tx, ctx, {
        kind: 'reward',
        text: 'pointsExpire',
        values: { amount: formatAmount(amount(due)), untilAt: endOf(ctx, lastDay) - 1 },
        tenantId,
        receivers: people.map(({ memberId }) => memberId),
        subject: { kind: 'integral-expiry', id: lastDay },
        link: '/center/my/integral',
        key: `points expire ${lastDay} ${earnedUntil} ${stage}`,
      });
  });
}
