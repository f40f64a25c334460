import type { GradeStep } from '@shuyuan/contract/ledger/grade-steps';
import type { Reads, Tx } from '../../../platform/db.ts';

/** The grades a company has set, the lowest first; none where it has set none. */
export async function listSteps(read: Reads, tenantId: string): Promise<GradeStep[]> {
  const rows = await read
    .selectFrom('integralGrade')
    .select(['level', 'fromPoints', 'discountPercent', 'extraCoins', 'cardId'])
    .where('tenantId', '=', tenantId)
    .orderBy('level')
    .execute();
  return rows.map(({ fromPoints, ...step }) => ({ ...step, from: Number(fromPoints) }));
}

/** All of them at once: half of them set by one and half by another need not rise. */
export async function replaceSteps(tx: Tx, tenantId: string, steps: readonly GradeStep[]): Promise<void> {
  await tx
    .insertInto('integralGrade')
    .values(steps.map(({ from, ...step }) => ({ ...step, tenantId, fromPoints: BigInt(from) })))
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'level']).doUpdateSet((row) => ({
        fromPoints: row.ref('excluded.fromPoints'),
        discountPercent: row.ref('excluded.discountPercent'),
        extraCoins: row.ref('excluded.extraCoins'),
        cardId: row.ref('excluded.cardId'),
      })),
    )
    .execute();
}
