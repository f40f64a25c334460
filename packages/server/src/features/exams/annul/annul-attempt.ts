import { ExamRecordStatus } from '@shuyuan/contract/exams/exam-status';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { findPublishedExam } from '../papers/exam.store.ts';
import { lockAttempt } from '../taking/attempt.store.ts';
import { insertAnnulment } from './annul.store.ts';
import { demandEnded } from './demand-ended.ts';

type Input = {
  readonly id: string;
  readonly attemptId: string;
  readonly reason: string;
  readonly givesRetake: boolean;
};

/** ENUM-06, decision 058: an entry with its reason. What a pass opened elsewhere closes as after a regrade. */
export async function annulAttempt(ctx: Context, { id, attemptId, reason, givesRetake }: Input) {
  const { tenantId, id: madeBy } = ctx.actor;
  const { id: examId } = await openManagedExam(ctx, id);
  await refuseSensitive(ctx, [reason]);
  const madeAt = new Date(ctx.now());
  await ctx.inTransaction(async (tx) => {
    const { memberId, number, result } = demandEnded({ ctx, examId, attempt: await lockAttempt(tx, attemptId) });
    demand(result !== 'annulled', 'exam.annulled-already');
    await insertAnnulment(tx, { attemptId, tenantId, reason, givesRetake, madeBy, madeAt });
    const subject = { kind: 'exam', id: examId } as const;
    const after = { memberId, number, reason, givesRetake };
    await recordAudit(tx, ctx, { tenantId, action: 'exam.annulled', subject, before: { result }, after });
    const exam = await findPublishedExam(tx, tenantId, examId);
    await notify(tx, ctx, {
      kind: 'study',
      text: 'examAnnulled',
      values: { title: exam?.name ?? '', reason },
      receivers: [memberId],
      subject,
      link: `/exam/result/${attemptId}`,
    });
  });
  return { status: ExamRecordStatus.annulled };
}
