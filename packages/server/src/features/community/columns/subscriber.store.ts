import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

type News = { readonly tenantId: string; readonly columnId: string; readonly questionId: string };

/** What there is to tell, as long as a reader finds it there. */
export const findNews = (read: Reads, { tenantId, columnId, questionId }: News) =>
  read
    .selectFrom('columnContent as content')
    .innerJoin('specialColumn as kept', 'kept.id', 'content.columnId')
    .innerJoin('shareAccount as account', 'account.id', 'kept.accountId')
    .innerJoin('question', 'question.id', 'content.questionId')
    .select(['kept.title as column', 'question.title', 'question.authorId'])
    // What waited for a moderator stood there before anybody saw it.
    .select(sql<Date>`greatest(content.added_at, question.published_at)`.as('since'))
    .select('question.kind')
    .where('content.tenantId', '=', tenantId)
    .where('content.columnId', '=', columnId)
    .where('content.questionId', '=', questionId)
    .where('kept.isRemoved', '=', false)
    .where('account.state', '=', 'active')
    .where('question.state', 'in', ['active', 'closed'])
    .executeTakeFirst();

/** As many as a company has people; they are told in batches. */
export async function listSubscribers(read: Reads, columnId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('attention')
    .select('memberId')
    .where('targetType', '=', AttentionTarget.column)
    .where('targetId', '=', columnId)
    .execute();
  return rows.map(({ memberId }) => memberId);
}
