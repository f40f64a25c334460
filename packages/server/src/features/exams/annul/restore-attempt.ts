import { recordStatusOf } from '@shuyuan/contract/exams/taking/attempt-result';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { settleByMarks } from '../marking/settle-attempt.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { findPublishedExam } from '../papers/exam.store.ts';
import { lockAttempt } from '../taking/attempt.store.ts';
import { insertRestoration } from './annul.store.ts';
import { demandEnded } from './demand-ended.ts';

type Input = { readonly id: string; readonly attemptId: string; readonly reason: string };

/** The attempt comes to what its marks come to by now: also those that were given or put right meanwhile. */
export async function restoreAttempt(ctx: Context, { id, attemptId, reason }: Input) {
  const { tenantId, id: madeBy } = ctx.actor;
  const { id: examId } = await openManagedExam(ctx, id);
  await refuseSensitive(ctx, [reason]);
  const madeAt = new Date(ctx.now());
  return ctx.inTransaction(async (tx) => {
    const attempt = demandEnded({ ctx, examId, attempt: await lockAttempt(tx, attemptId) });
    const { memberId, number } = attempt;
    demand(attempt.result === 'annulled', 'exam.not-annulled');
    await insertRestoration(tx, { attemptId, tenantId, reason, madeBy, madeAt });
    const { result } = await settleByMarks(tx, attempt, madeAt);
    const subject = { kind: 'exam', id: examId } as const;
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'exam.restored',
      subject,
      after: { memberId, number, reason, result },
    });
    const exam = await findPublishedExam(tx, tenantId, examId);
    await notify(tx, ctx, {
      kind: 'study',
      text: 'examRestored',
      values: { title: exam?.name ?? '', reason },
      receivers: [memberId],
      subject,
      link: `/exam/result/${attemptId}`,
    });
    return { status: recordStatusOf({ result, isMarkShown: true }) };
  });
}
