import type { ColumnChoice, ColumnList } from '@shuyuan/contract/centre/column-lists';
import { sql } from 'kysely';
import { jsonOf, type Reads, type Tx } from '../../../platform/db.ts';

type Own = { readonly memberId: string; readonly list: ColumnList };

/** The columns somebody chose; none where nothing was. */
export async function findColumns(read: Reads, { memberId, list }: Own): Promise<readonly ColumnChoice[]> {
  const row = await read
    .selectFrom('memberColumn')
    // Written by `saveColumns` alone.
    .select(sql<ColumnChoice[]>`member_column.columns`.as('columns'))
    .where('memberId', '=', memberId)
    .where('list', '=', list)
    .executeTakeFirst();
  return row?.columns ?? [];
}

type Save = Own & { readonly tenantId: string; readonly columns: readonly ColumnChoice[]; readonly at: Date };

export async function saveColumns(tx: Tx, { columns, at, ...own }: Save): Promise<void> {
  const chosen = { columns: jsonOf(columns), changedAt: at };
  await tx
    .insertInto('memberColumn')
    .values({ ...own, ...chosen })
    .onConflict((conflict) => conflict.columns(['memberId', 'list']).doUpdateSet(chosen))
    .execute();
}
