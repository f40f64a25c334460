import type { QuestionPlace, QuestionState } from '@shuyuan/contract/community/question-life';
import type { QuestionKind } from '@shuyuan/contract/community/questions';
import type { AccountState } from '@shuyuan/contract/teams/account-life';
import type { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type QuestionRow = QuestionPlace & {
  readonly id: string;
  readonly tenantId: string;
  readonly organizationId: string;
  readonly kind: QuestionKind;
  readonly authorId: string;
  readonly accountId: string | null;
  readonly circleId: string | null;
  readonly title: string;
  readonly content: string;
  readonly coverFileId: string | null;
  readonly removedAt: Date | null;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
};

/** Something published, and how somebody stands to the account it was published by. */
export type QuestionAccess = QuestionRow & {
  /** Null: published by no account. */
  readonly accountState: AccountState | null;
  /** Null: not one of its people. */
  readonly memberType: TeamMemberType | null;
};

type Query = { readonly tenantId: string; readonly memberId: string; readonly id: string };

export async function findCallerRole(
  read: Reads,
  { tenantId, memberId, id }: Query,
): Promise<QuestionAccess | undefined> {
  return read
    .selectFrom('question')
    .leftJoin('shareAccount as account', 'account.id', 'question.accountId')
    .leftJoin('shareAccountMember as place', (join) =>
      join.onRef('place.accountId', '=', 'question.accountId').on('place.memberId', '=', memberId),
    )
    .select([
      'question.id',
      'question.tenantId',
      'question.organizationId',
      'question.kind',
      'question.authorId',
      'question.accountId',
      'question.circleId',
      'question.title',
      'question.content',
      'question.coverFileId',
      'question.state',
      'question.revisedFrom',
      'question.removedFrom',
      'question.removedAt',
      'question.publishedAt',
      'question.updatedAt',
      'account.state as accountState',
      'place.memberType',
    ])
    .where('question.tenantId', '=', tenantId)
    .where('question.id', '=', id)
    .executeTakeFirst();
}

/** Held until the transaction ends: of two who move it the second sees where the first has left it. */
export const lockQuestion = (tx: Tx, tenantId: string, id: string) =>
  tx
    .selectFrom('question')
    .select('accountId')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

type Move = {
  readonly id: string;
  readonly from: readonly QuestionState[];
  readonly to: QuestionPlace;
  readonly at: Date;
  /** People see it for the first time: it is published now, not when it was written. */
  readonly isNew: boolean;
  /** What a moderator says about it; the author reads it. */
  readonly answer?: string;
};

/** False when it was in none of the states it may leave. */
export async function moveQuestion(tx: Tx, { id, from, to, at, isNew, answer }: Move): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('question')
    .set({
      ...to,
      removedAt: to.state === 'removed' ? at : null,
      ...(isNew && { publishedAt: at }),
      ...(answer !== undefined && { answer }),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const counters = {
  read: 'readNum',
  praise: 'praiseNum',
  discuss: 'discussNum',
  collect: 'collectNum',
  share: 'shareNum',
  attention: 'attentionNum',
} as const;
export type QuestionCounter = keyof typeof counters;

/** How many there are after the change; nothing is written where nothing changes. */
export async function countQuestion(
  tx: Tx,
  id: string,
  { counter, delta }: { readonly counter: QuestionCounter; readonly delta: number },
): Promise<number> {
  const column = counters[counter];
  const row =
    delta === 0
      ? await tx.selectFrom('question').select(column).where('id', '=', id).executeTakeFirst()
      : await tx
          .updateTable('question')
          .set({ [column]: sql`${sql.ref(column)} + ${delta}` })
          .where('id', '=', id)
          .returning(column)
          .executeTakeFirst();
  return row?.[column] ?? 0;
}
