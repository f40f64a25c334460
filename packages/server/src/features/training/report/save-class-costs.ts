import { demand } from '@shuyuan/contract/kernel/app-error';
import type { ClassCurrency } from '@shuyuan/contract/training/report/class-currencies';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { lockManagedClass, openManagedClass } from '../class.policy.ts';
import { type CostLine, listCosts, replaceCosts } from './cost.store.ts';

type CostsInput = {
  readonly id: string;
  readonly currency: ClassCurrency | null;
  readonly lines: readonly CostLine[];
};

const sumOf = (lines: readonly CostLine[]): number => lines.reduce((sum, line) => sum + line.amountHundredths, 0);

/** Bills come late: costs are written also when a class is over. */
export async function saveClassCosts(ctx: Context, { id, currency, lines }: CostsInput) {
  await openManagedClass(ctx, id);
  await refuseSensitive(
    ctx,
    lines.map(({ label }) => label),
  );
  await ctx.inTransaction(async (tx) => {
    const { state, tenantId } = await lockManagedClass(tx, ctx, id);
    demand(state !== 'archived', 'class.wrong-state', { state });
    const before = sumOf(await listCosts(tx, id));
    const identified = lines.map((line) => ({ ...line, id: newId(ctx.now()) }));
    await replaceCosts(tx, { tenantId, classId: id, currency, lines: identified });
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'class.costs-changed',
      subject: { kind: 'class', id },
      before: { costHundredths: before },
      after: { costHundredths: sumOf(lines), currency },
    });
  });
  return { id };
}
