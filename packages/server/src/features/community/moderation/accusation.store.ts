import type { AccusationState, AccuseReason, ContentTarget } from '@shuyuan/contract/community/question-actions';
import { summaryLength } from '@shuyuan/contract/kernel/text-length';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import type { DiscussionSubject } from '../discussions/discussed.ts';

type Target = { readonly targetType: ContentTarget; readonly targetId: string };
type Accused = Target & { readonly memberId: string };

const openOnes = (read: Reads, { targetType, targetId }: Target) =>
  read
    .selectFrom('accusation')
    .where('targetType', '=', targetType)
    .where('targetId', '=', targetId)
    .where('state', '=', 'open');

/** The complaint of somebody that nobody has settled yet. */
export async function findOpen(read: Reads, { memberId, ...target }: Accused): Promise<string | undefined> {
  const row = await openOnes(read, target).select('id').where('memberId', '=', memberId).executeTakeFirst();
  return row?.id;
}

type NewAccusation = Accused &
  DiscussionSubject & {
    readonly id: string;
    readonly tenantId: string;
    readonly reason: AccuseReason;
    readonly said: string;
    readonly createdAt: Date;
  };

/** Whether it is new: while one is open the second of two at once writes nothing. */
export async function insertAccusation(tx: Tx, row: NewAccusation): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('accusation')
    .values({ ...row, state: 'open' })
    // As a constant: by a value that is bound the database finds the partial index only until it keeps the plan.
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'targetType', 'targetId']).where('state', '=', sql.lit('open')).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

export type AccusationRow = Target &
  DiscussionSubject & {
    readonly id: string;
    readonly reason: AccuseReason;
    readonly state: AccusationState;
  };

export async function findAccusation(read: Reads, tenantId: string, id: string): Promise<AccusationRow | undefined> {
  const row = await read
    .selectFrom('accusation')
    .select(['id', 'questionId', 'courseId', 'targetType', 'targetId', 'reason', 'state'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  // Only words of the contract are ever written.
  return row;
}

type Verdict = Target & { readonly to: Exclude<AccusationState, 'open'>; readonly by: string; readonly at: Date };

/** Every open one about it; answers their ids. */
export async function settleOpen(tx: Tx, { targetType, targetId, to, by, at }: Verdict): Promise<string[]> {
  const rows = await tx
    .updateTable('accusation')
    .set({ state: to, settledBy: by, settledAt: at })
    .where('targetType', '=', targetType)
    .where('targetId', '=', targetId)
    .where('state', '=', 'open')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

type Queue = { readonly tenantId: string; readonly state: AccusationState };

const queue = (read: Reads, { tenantId, state }: Queue) =>
  read.selectFrom('accusation').where('accusation.tenantId', '=', tenantId).where('accusation.state', '=', state);

export async function countQueue(read: Reads, asked: Queue): Promise<number> {
  const { total } = await queue(read, asked)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** D-132: the oldest first. */
export const listQueue = (read: Reads, asked: Queue, paging: Paging) =>
  queue(read, asked)
    .leftJoin('question', 'question.id', 'accusation.questionId')
    .leftJoin('course', 'course.id', 'accusation.courseId')
    .leftJoin('discussion', (join) =>
      join.onRef('discussion.id', '=', 'accusation.targetId').on('accusation.targetType', '=', 'discuss'),
    )
    .innerJoin('member as author', (join) =>
      join.on(sql<boolean>`author.id = coalesce(discussion.author_id, question.author_id)`),
    )
    .innerJoin('member as accuser', 'accuser.id', 'accusation.memberId')
    .select([
      'accusation.id',
      'accusation.targetId',
      'accusation.questionId',
      'accusation.courseId',
      'accusation.said',
      'accusation.createdAt',
      sql<string>`coalesce(question.title, course.title)`.as('title'),
      // Only words of the contract are ever written.
      'accusation.targetType',
      'accusation.reason',
      'accusation.state',
      sql<string>`left(coalesce(discussion.content, question.summary), ${summaryLength})`.as('excerpt'),
      'author.id as authorId',
      'author.fullName as authorName',
      'author.portrait as authorPortrait',
      sql<boolean>`author.state = 'left'`.as('hasAuthorLeft'),
      'accuser.id as accuserId',
      'accuser.fullName as accuserName',
      'accuser.portrait as accuserPortrait',
      sql<boolean>`accuser.state = 'left'`.as('hasAccuserLeft'),
    ])
    .orderBy('accusation.createdAt')
    .orderBy('accusation.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
