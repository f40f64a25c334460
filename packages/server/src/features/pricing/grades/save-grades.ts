import { demand } from '@shuyuan/contract/kernel/app-error';
import { firstStep, type GradeStep } from '@shuyuan/contract/ledger/grade-steps';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { findGradeSteps, replaceSteps } from '../../ledger/index.ts';
import { isCard } from '../cards/cards.store.ts';
import { listGrades } from './list-grades.ts';
import { gradesJob } from './note-grades.ts';

type GradesInput = { readonly grades: readonly Omit<GradeStep, 'level'>[] };

/** As the trail shows it: one line for each grade. */
const traceOf = (steps: readonly GradeStep[]) =>
  Object.fromEntries(
    steps.map(({ level, from, discountPercent, extraCoins, cardId }) => [
      `grade${level}`,
      [from, `${discountPercent}%`, `+${extraCoins}`, cardId ?? '-'].join(' / '),
    ]),
  );

/** Sets all grades behind the first. Whoever is in a grade from now on is told and has its card, by a job. */
export const saveGrades = (ctx: Context, { grades }: GradesInput) =>
  transact(ctx, async (within) => {
    const { tenantId } = within.actor;
    const steps = [firstStep, ...grades.map((grade, at) => ({ ...grade, level: at + 2 }))];
    await within.inTransaction(async (tx) => {
      for (const { cardId } of steps)
        demand(cardId === null || (await isCard(tx, tenantId, cardId)), 'price.unknown-card');
      const before = await findGradeSteps(tx, tenantId);
      await replaceSteps(tx, tenantId, steps);
      await recordAudit(tx, within, {
        tenantId,
        action: 'grades.changed',
        subject: { kind: 'grades', id: tenantId },
        before: traceOf(before),
        after: traceOf(steps),
      });
      await enqueue(tx, { name: gradesJob, payload: { tenantId } });
    });
    return listGrades(within);
  });
