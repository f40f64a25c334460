import type { QuestionKind } from '@shuyuan/contract/community/questions';
import { sql } from 'kysely';
import type { Reads } from '../../../../platform/db.ts';

type Asked = { readonly tenantId: string; readonly questionId: string };

/** What there is to tell, as long as people can find it. */
export const findNews = (read: Reads, { tenantId, questionId }: Asked) =>
  read
    .selectFrom('question')
    .innerJoin('shareAccount as account', 'account.id', 'question.accountId')
    .select([
      'question.id',
      'question.title',
      'question.authorId',
      'question.publishedAt',
      'account.id as accountId',
      'account.name',
    ])
    // The column is checked against these very numbers.
    .select(sql<QuestionKind>`question.kind`.as('kind'))
    .where('question.tenantId', '=', tenantId)
    .where('question.id', '=', questionId)
    .where('question.state', 'in', ['active', 'closed'])
    .where('account.state', '=', 'active')
    .executeTakeFirst();
