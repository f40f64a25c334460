import { type ColumnChoice, type ColumnList, columnsOf } from '@shuyuan/contract/centre/column-lists';
import type { Context } from '../../../platform/context.ts';
import { findColumns, saveColumns } from './member-column.store.ts';

/** CENTRE-05 */
export async function readMemberColumns(ctx: Context, { list }: { readonly list: ColumnList }) {
  return { list, columns: columnsOf(list, await findColumns(ctx.read, { memberId: ctx.actor.id, list })) };
}

type SaveInput = { readonly list: ColumnList; readonly columns: readonly ColumnChoice[] };

/** CENTRE-05: what is kept is every column the list has, and nothing else. */
export async function saveMemberColumns(ctx: Context, input: SaveInput) {
  const { tenantId, id: memberId } = ctx.actor;
  const { list } = input;
  const columns = columnsOf(list, input.columns);
  await ctx.inTransaction((tx) => saveColumns(tx, { tenantId, memberId, list, columns, at: new Date(ctx.now()) }));
  return { list, columns };
}
