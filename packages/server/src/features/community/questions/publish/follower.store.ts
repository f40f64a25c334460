import type { Reads } from '../../../../platform/db.ts';

type Query = { readonly tenantId: string; readonly questionId: string };

/** What there is to tell, as long as people can find it. */
export const findNews = (read: Reads, { tenantId, questionId }: Query) =>
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
    .select('question.kind')
    .where('question.tenantId', '=', tenantId)
    .where('question.id', '=', questionId)
    .where('question.state', 'in', ['active', 'closed'])
    .where('account.state', '=', 'active')
    .executeTakeFirst();
