import { agreedMark } from '@shuyuan/contract/exams/marking/agreed-mark';
import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { listQuestions, lockAttempt } from '../taking/attempt.store.ts';
import { insertMarks } from '../taking/mark.store.ts';
import { findMarkingRule } from './marker.store.ts';
import { openMarkedExam } from './marking.policy.ts';
import { findItem, insertMarkerMark, listMarkerMarks, lockItem, updateItemState } from './marking.store.ts';
import { settleAttempt } from './settle-attempt.ts';

type Input = { readonly id: string; readonly mark: number; readonly comment: string };
type MarkerMark = { readonly markerId: string; readonly mark: number };

/** The latest mark of each marker, in the order in which they came to it. */
const latestOf = (marks: readonly MarkerMark[]): number[] => [
  ...new Map(marks.map(({ markerId, mark }) => [markerId, mark])).values(),
];

/** A mark of the caller beside the earlier ones. What the markers come to is an entry of the attempt, and its result follows. */
export async function giveMark(ctx: Context, { id, mark, comment }: Input) {
  const { tenantId, id: markerId } = ctx.actor;
  const item = await findItem(ctx.read, tenantId, id);
  // Nobody marks their own answer, nor learns where it stands in the queue.
  demand(item && item.memberId !== markerId, 'request.not-found');
  const { id: examId } = await openMarkedExam(ctx, item.examId);
  await refuseSensitive(ctx, [comment]);
  const createdAt = new Date(ctx.now());
  return ctx.inTransaction(async (tx) => {
    const attempt = await lockAttempt(tx, item.attemptId);
    const locked = await lockItem(tx, tenantId, id);
    demand(attempt && locked, 'request.not-found');
    const { attemptId, ordinal, state } = locked;
    const full = ((await listQuestions(tx, attemptId)).find((one) => one.ordinal === ordinal)?.points ?? 0) * fullMark;
    demand(mark <= full, 'exam.mark-beyond-points', { max: full });
    const earlier = await listMarkerMarks(tx, id);
    demand(state !== 'done' || earlier.some((one) => one.markerId === markerId), 'exam.marked-already');
    const number = earlier.length + 1;
    await insertMarkerMark(tx, { markingId: id, tenantId, markerId, number, mark, comment, createdAt });
    const marks = latestOf([...earlier, { markerId, mark }]);
    const agreed = agreedMark({ rule: await findMarkingRule(tx, examId), full, marks });
    await updateItemState(tx, id, agreed.state);
    if (agreed.mark !== null)
      await insertMarks(tx, { attemptId, tenantId, marks: [{ ordinal, mark: agreed.mark }], markerId, at: createdAt });
    await settleAttempt(tx, attempt, createdAt);
    return { isDone: agreed.state === 'done' };
  });
}
