import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

/** Those of the accounts somebody is one of the people of. */
export async function listOwnAccounts(read: Reads, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .selectFrom('shareAccountMember')
    .select('accountId')
    .where('memberId', '=', memberId)
    .where('accountId', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
  return new Set(rows.map(({ accountId }) => accountId));
}

/** Which columns each of these stands in. */
export async function listColumnsHolding(read: Reads, questionIds: readonly string[]) {
  if (questionIds.length === 0) return [];
  return read
    .selectFrom('columnContent as content')
    .innerJoin('specialColumn as kept', 'kept.id', 'content.columnId')
    .select(['content.questionId', 'content.columnId'])
    .where('content.questionId', '=', sql<string>`any(${[...questionIds]}::text[])`)
    .where('kept.isRemoved', '=', false)
    .execute();
}

/** Of the columns with a price a post stands in; whose account is closed sells nothing. */
export const listPricedColumns = (read: Reads, questionId: string, limit: number) =>
  read
    .selectFrom('columnContent as content')
    .innerJoin('specialColumn as kept', 'kept.id', 'content.columnId')
    .innerJoin('shareAccount as account', 'account.id', 'kept.accountId')
    .innerJoin('price', (join) =>
      join.onRef('price.businessId', '=', 'kept.id').on('price.businessType', '=', 'column'),
    )
    .select(['kept.id', 'kept.title', 'kept.accountId'])
    .where('content.questionId', '=', questionId)
    .where('kept.isRemoved', '=', false)
    .where('account.state', '=', 'active')
    .orderBy('kept.createdAt', 'desc')
    .orderBy('kept.id', 'desc')
    .limit(limit)
    .execute();
