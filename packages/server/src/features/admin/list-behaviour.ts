import type { BehaviourKind } from '@shuyuan/contract/system/behaviour';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { byteOrderMark, tableLine } from '@shuyuan/contract/people/member-table';
import { recordAccess } from '../../platform/access-log.ts';
import type { Context } from '../../platform/context.ts';
import { type BehaviourFilter, countBehaviourEntries, listBehaviourEntries } from './behaviour.store.ts';
import { dateOf } from './list-audit.ts';

type BehaviourQuery = {
  readonly person?: string | undefined;
  readonly kind?: BehaviourKind | undefined;
  readonly actionType?: string | undefined;
  readonly place?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};

const entriesAtOnce = 1_000;
const maxExported = 50_000;

const filterOf = (ctx: Context, { person, kind, actionType, place, from, to }: BehaviourQuery): BehaviourFilter => ({
  tenantId: ctx.actor.tenantId,
  person,
  kind,
  actionType,
  place,
  from: dateOf(from),
  to: dateOf(to),
});

type Row = Awaited<ReturnType<typeof listBehaviourEntries>>[number];

const viewOf = ({ id, at, memberId, fullName, account, ...entry }: Row) => ({
  ...entry,
  id: String(id),
  at: at.getTime(),
  person: fullName === null ? null : { id: memberId, fullName, account: account ?? '' },
});

/** D-198: what members of the caller's tenant did, the newest first. */
export async function listBehaviour(ctx: Context, { page, pageSize, ...query }: Paging & BehaviourQuery) {
  const filter = filterOf(ctx, query);
  const [rows, recordCount] = await Promise.all([
    listBehaviourEntries(ctx.read, filter, { page, pageSize }),
    countBehaviourEntries(ctx.read, filter),
  ]);
  return { items: rows.map(viewOf), recordCount };
}

const headers = ['time', 'kind', 'action', 'account', 'name', 'page', 'item', 'scene'];

async function* linesOf(ctx: Context, filter: BehaviourFilter): AsyncGenerator<string> {
  yield byteOrderMark + tableLine(headers);
  for (let page = 1, isMore = true; isMore && page <= maxExported / entriesAtOnce; page++) {
    const rows = await listBehaviourEntries(ctx.read, filter, { page, pageSize: entriesAtOnce });
    yield rows
      .map(viewOf)
      .map((entry) =>
        tableLine([
          new Date(entry.at).toISOString(),
          entry.kind,
          entry.actionType,
          entry.person?.account ?? '',
          entry.person?.fullName ?? '',
          entry.page ?? '',
          entry.itemId ?? '',
          entry.sceneType ?? '',
        ]),
      )
      .join('');
    isMore = rows.length === entriesAtOnce;
  }
}

/** The list as a table. Up to now: entries that come while it is written do not move its pages. */
export async function exportBehaviour(ctx: Context, query: BehaviourQuery): Promise<AsyncIterable<string>> {
  const filter = filterOf(ctx, { ...query, to: Math.min(query.to ?? ctx.now(), ctx.now()) });
  const { id: memberId, tenantId } = ctx.actor;
  const details = { log: 'behaviour', ...query };
  await ctx.inTransaction((tx) => recordAccess(tx, ctx, { tenantId, memberId, action: 'log-exported', details }));
  return linesOf(ctx, filter);
}
