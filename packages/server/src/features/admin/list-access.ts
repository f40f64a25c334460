import type { AccessAction } from '@shuyuan/contract/admin/access-actions';
import { deviceOf } from '@shuyuan/contract/auth/device';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { byteOrderMark, tableLine } from '@shuyuan/contract/people/member-table';
import { recordAccess } from '../../platform/access-log.ts';
import type { Context } from '../../platform/context.ts';
import { type AccessFilter, countEntries, listEntries } from './access.store.ts';
import { dateOf } from './list-audit.ts';

type AccessQuery = {
  readonly person?: string | undefined;
  readonly action?: AccessAction | undefined;
  readonly address?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};

const entriesAtOnce = 1_000;
const maxExported = 50_000;

const filterOf = (ctx: Context, { person, action, address, from, to }: AccessQuery): AccessFilter => ({
  tenantId: ctx.actor.tenantId,
  person,
  action,
  address,
  from: dateOf(from),
  to: dateOf(to),
});

type Row = Awaited<ReturnType<typeof listEntries>>[number];

const viewOf = ({ id, at, memberId, fullName, account, action, address, userAgent, isNewDevice }: Row) => {
  const { browser, system } = deviceOf(userAgent);
  const person = memberId === null ? null : { id: memberId, fullName: fullName ?? '', account: account ?? '' };
  return { id, at: at.getTime(), person, action, address, browser, system, isNewDevice };
};

/** The log of access of the caller's tenant, the newest first. */
export async function listAccess(ctx: Context, { page, pageSize, ...query }: Paging & AccessQuery) {
  const filter = filterOf(ctx, query);
  const [rows, recordCount] = await Promise.all([
    listEntries(ctx.read, filter, { page, pageSize }),
    countEntries(ctx.read, filter),
  ]);
  return { items: rows.map(viewOf), recordCount };
}

const headers = ['time', 'action', 'account', 'name', 'address', 'browser', 'system', 'new device'];

async function* linesOf(ctx: Context, filter: AccessFilter): AsyncGenerator<string> {
  yield byteOrderMark + tableLine(headers);
  for (let page = 1, isMore = true; isMore && page <= maxExported / entriesAtOnce; page++) {
    const rows = await listEntries(ctx.read, filter, { page, pageSize: entriesAtOnce });
    yield rows
      .map(viewOf)
      .map(({ at, action, person, address, browser, system, isNewDevice }) =>
        tableLine([
          new Date(at).toISOString(),
          action,
          person?.account ?? '',
          person?.fullName ?? '',
          address,
          browser ?? '',
          system ?? '',
          isNewDevice ? '1' : '',
        ]),
      )
      .join('');
    isMore = rows.length === entriesAtOnce;
  }
}

/** What the list shows as a table. Up to now: entries that come while it is written do not move its pages. */
export async function exportAccess(ctx: Context, query: AccessQuery): Promise<AsyncIterable<string>> {
  const filter = filterOf(ctx, { ...query, to: Math.min(query.to ?? ctx.now(), ctx.now()) });
  const { id: memberId, tenantId } = ctx.actor;
  await ctx.inTransaction((tx) =>
    recordAccess(tx, ctx, { tenantId, memberId, action: 'log-exported', details: query }),
  );
  return linesOf(ctx, filter);
}
