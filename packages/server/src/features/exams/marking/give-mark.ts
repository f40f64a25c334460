import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { followDropped } from '../regrade/follow-dropped.ts';
import { lockAttempt } from '../taking/attempt.store.ts';
import { insertMarks } from '../taking/mark.store.ts';
import { agreeOnMark } from './agree-on-mark.ts';
import { checkedMark, type GivenMark } from './checked-mark.ts';
import { loadMarkedAnswer } from './load-marked-answer.ts';
import { openMarkedExam } from './marking.policy.ts';
import * as store from './marking.store.ts';
import { settleAttempt } from './settle-attempt.ts';

type Input = GivenMark & { readonly id: string; readonly comment: string };

/** A mark of the caller beside the earlier ones. What the markers come to is an entry of the attempt, and its result follows. */
export async function giveMark(ctx: Context, { id, comment, ...given }: Input) {
  const { tenantId, id: markerId } = ctx.actor;
  const item = await store.findItem(ctx.read, tenantId, id);
  // Nobody marks their own answer, nor learns where it stands in the queue.
  demand(item && item.memberId !== markerId, 'request.not-found');
  const { id: examId } = await openMarkedExam(ctx, item.examId);
  const { levels } = given;
  await refuseSensitive(ctx, [comment, ...levels.map((level) => level.comment)]);
  const createdAt = new Date(ctx.now());
  return ctx.inTransaction(async (tx) => {
    const attempt = await lockAttempt(tx, item.attemptId);
    const locked = await store.lockItem(tx, tenantId, id);
    demand(attempt && locked, 'request.not-found');
    const { attemptId, ordinal, state } = locked;
    const answered = await loadMarkedAnswer(tx, attempt, ordinal);
    const mark = checkedMark(answered, given);
    const earlier = await store.listMarkerMarks(tx, id);
    demand(state !== 'done' || earlier.some((one) => one.markerId === markerId), 'exam.marked-already');
    const entry = { markerId, mark, levels };
    const number = earlier.length + 1;
    await store.insertMarkerMark(tx, { ...entry, markingId: id, tenantId, number, comment, createdAt });
    const agreed = await agreeOnMark(tx, { examId, points: answered.points, marks: [...earlier, entry] });
    await store.updateItemState(tx, id, agreed.state);
    const marks = agreed.mark === null ? [] : [{ ordinal, mark: agreed.mark, readings: agreed.readings }];
    await insertMarks(tx, { attemptId, tenantId, marks, markerId, at: createdAt });
    await settleAttempt(tx, attempt, createdAt);
    await followDropped(tx, attempt, createdAt);
    return { isDone: agreed.state === 'done' };
  });
}
