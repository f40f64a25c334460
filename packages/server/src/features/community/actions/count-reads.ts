import { dayOf } from '@shuyuan/contract/teams/report-days';
import type { Batch } from '../../../platform/batches.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { countActivity } from '../../teams/index.ts';
import { countInCircle } from '../circles/circle-counts.store.ts';
import { openQuestion } from '../questions/questions.policy.ts';
import { addReads, insertReads, lockRead, type ReadRow } from './reads.store.ts';

/** With the day it was for whoever read it. */
export type QuestionRead = ReadRow & { readonly day: string };

type ReadKey = Pick<ReadRow, 'questionId' | 'memberId'>;
const keyOf = ({ questionId, memberId }: ReadKey) => `${questionId} ${memberId}`;

/** How many there are of each key, in the order of the keys: two who count at once take the same rows in the same order. */
function tally<T>(items: readonly T[], keyOfItem: (item: T) => string): { readonly one: T; readonly count: number }[] {
  const found = new Map<string, { one: T; count: number }>();
  for (const one of items) {
    const key = keyOfItem(one);
    found.set(key, { one, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, counted]) => counted);
}

/** D-130: on the question, its account and its circle, in this order everywhere. */
export async function writeReads(tx: Tx, rows: readonly QuestionRead[]): Promise<void> {
  const told = new Map(rows.map((row) => [keyOf(row), row]));
  const held = await lockRead(tx, [...new Set(rows.map(({ questionId }) => questionId))]);
  const byId = new Map(held.map((question) => [question.id, question]));
  const seen = await insertReads(
    tx,
    [...told.values()].filter(({ questionId }) => byId.has(questionId)),
  );
  const counted = seen.flatMap((one) => {
    const [question, read] = [byId.get(one.questionId), told.get(keyOf(one))];
    return question && read ? [{ ...question, day: read.day }] : [];
  });
  await addReads(
    tx,
    tally(counted, ({ id }) => id).map(({ one, count }) => ({ id: one.id, count })),
  );
  for (const { one, count } of tally(counted, ({ accountId, day }) => `${accountId} ${day}`)) {
    const { tenantId, accountId, day } = one;
    if (accountId !== null) await countActivity(tx, { tenantId, accountId, day, read: count });
  }
  for (const { one, count } of tally(counted, ({ circleId }) => `${circleId}`))
    if (one.circleId !== null) await countInCircle(tx, one.circleId, { reads: count });
}

const questionReads: Batch<QuestionRead> = { name: 'question-reads', write: writeReads };

/** COMM-18, D-130: nobody waits for the count, and what many read at once is written together. */
export async function countRead(ctx: Context, { id }: { readonly id: string }) {
  await openQuestion(ctx, id);
  const { tenantId, id: memberId } = ctx.actor;
  const at = ctx.now();
  const day = dayOf(at, ctx.external.timeZone);
  ctx.writeBehind(questionReads, [{ tenantId, questionId: id, memberId, at: new Date(at), day }]);
  return { id };
}
