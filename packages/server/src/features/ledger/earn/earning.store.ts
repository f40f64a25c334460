import type { ContentTarget } from '@shuyuan/contract/community/question-actions';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { EarningAct } from '@shuyuan/contract/ledger/earning';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type WorkQuery = { readonly tenantId: string; readonly targetId: string };
export type Work = {
  readonly memberId: string;
  readonly memberName: string;
  readonly title: string;
  readonly act: EarningAct;
};

const findPost = async (read: Reads, { tenantId, targetId }: WorkQuery): Promise<Work | null> => {
  const row = await read
    .selectFrom('question')
    .innerJoin('member', 'member.id', 'question.authorId')
    .select(['member.id as memberId', 'member.fullName as memberName', 'question.title', 'question.kind'])
    .where('question.tenantId', '=', tenantId)
    .where('question.id', '=', targetId)
    .where('question.state', 'in', ['active', 'closed'])
    .where('member.state', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  const { kind, ...work } = row;
  return { ...work, act: kind === QuestionKind.ask ? 'ask' : 'publish' };
};

/** An answer to what somebody else has written; what is said below an answer is talk. */
const findAnswer = async (read: Reads, { tenantId, targetId }: WorkQuery): Promise<Work | null> => {
  const row = await read
    .selectFrom('discussion')
    .innerJoin('question', 'question.id', 'discussion.questionId')
    .innerJoin('member', 'member.id', 'discussion.authorId')
    .select(['member.id as memberId', 'member.fullName as memberName', 'question.title'])
    .where('discussion.tenantId', '=', tenantId)
    .where('discussion.id', '=', targetId)
    .where('discussion.parentId', 'is', null)
    .where('discussion.isRemoved', '=', false)
    .whereRef('discussion.authorId', '<>', 'question.authorId')
    .where('question.state', 'in', ['active', 'closed'])
    .where('member.state', '=', 'active')
    .executeTakeFirst();
  return row ? { ...row, act: 'answer' } : null;
};

/** A post or answer and its author, as long as people can read it. */
export const findWork = (read: Reads, { targetType, ...wanted }: WorkQuery & { readonly targetType: ContentTarget }) =>
  targetType === 'question' ? findPost(read, wanted) : findAnswer(read, wanted);

type Turn = WorkQuery & Pick<Work, 'memberId' | 'act'> & { readonly day: string; readonly max: number };

/** Whether it is paid for: the first time, while the day of this person is not full. Whoever comes at once waits here. */
export async function takeTurn(tx: Tx, { tenantId, targetId, memberId, act, day, max }: Turn): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`earning ${memberId}`}, 0))`.execute(tx);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('earning')
    .values({ act, targetId, tenantId, memberId, day: sql<Date>`${day}::date` })
    .onConflict((conflict) => conflict.columns(['act', 'targetId']).doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return false;
  const { total } = await tx
    .selectFrom('earning')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('memberId', '=', memberId)
    .where('act', '=', act)
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirstOrThrow();
  return total <= BigInt(max);
}
