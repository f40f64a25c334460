import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import type { ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { offsetOf } from '@shuyuan/contract/kernel/paging';
import type * as wire from '@shuyuan/contract/search/report/search-report.wire';
import type { Context } from '../../../platform/context.ts';
import { openSearchables } from '../find/open-searchables.ts';
import { findReader } from '../find/reader.store.ts';
import type { Searchable } from '../searchable.ts';
import { listClickedRows, listSearchedRows, type SearchedQuery, sumSearched } from './search-report.store.ts';

/** D-195: what was searched for, and with which success; never by whom. */
export async function listSearched(ctx: Context, input: ParsedInputOf<typeof wire.listSearched>) {
  const query = { ...searchedQueryOf(ctx, input), view: input.view };
  const [items, { recordCount, totals }] = await Promise.all([
    listSearchedRows(ctx.read, query, { limit: input.pageSize, offset: offsetOf(input) }),
    sumSearched(ctx.read, query),
  ]);
  return { items, recordCount, totals };
}

/** D-195: which results were opened, of what the caller may see. */
export const listClickedResults =
  (searchables: readonly Searchable[]) =>
  async (ctx: Context, input: ParsedInputOf<typeof wire.listClickedResults>) => {
    const [reader, open] = await Promise.all([findReader(ctx), openSearchables(ctx, searchables)]);
    const page = { limit: input.pageSize, offset: offsetOf(input) };
    const query = { ...searchedQueryOf(ctx, input), reader, searchables: open };
    const { recordCount, rows } = await listClickedRows(ctx.read, query, page);
    return { recordCount, items: rows.map(({ total: _total, ...row }) => row) };
  };

type PeriodInput = { readonly from: string; readonly to: string; readonly organizationId?: string | undefined };

/** Whole days by the clock of the installation. */
export function searchedQueryOf(ctx: Context, { from, to, organizationId }: PeriodInput): SearchedQuery {
  const startOf = (day: string): Date => new Date(instantIn(ctx.external.timeZone, day, 0));
  return { tenantId: ctx.actor.tenantId, from: startOf(from), to: startOf(addDays(to, 1)), organizationId };
}
