import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { isListed } from '../questions/question-list.store.ts';

type Own = { readonly tenantId: string; readonly memberId: string };

/** What somebody wrote below something that is still there for everybody. */
const own = (read: Reads, { tenantId, memberId }: Own) =>
  read
    .selectFrom('discussion')
    .innerJoin('question', 'question.id', 'discussion.questionId')
    .leftJoin('shareAccount as account', 'account.id', 'question.accountId')
    .where('discussion.tenantId', '=', tenantId)
    .where('discussion.authorId', '=', memberId)
    .where(sql<boolean>`not discussion.is_removed`)
    .where(isListed);

/** COMM-53: the newest first. */
export async function listOwn(read: Reads, whose: Own, paging: Paging) {
  const [rows, { total }] = await Promise.all([
    own(read, whose)
      .select([
        'discussion.id',
        'discussion.parentId',
        'discussion.content',
        'discussion.createdAt',
        'discussion.praiseNum',
        'discussion.replyNum',
        'question.id as questionId',
      ])
      .orderBy('discussion.createdAt', 'desc')
      .orderBy('discussion.id')
      .limit(paging.pageSize)
      .offset(offsetOf(paging))
      .execute(),
    own(read, whose)
      .select(sql<bigint>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, recordCount: Number(total) };
}
