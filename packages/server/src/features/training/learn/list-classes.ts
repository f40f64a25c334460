import { maxPageSize, type Paging } from '@shuyuan/contract/kernel/paging';
import type { ClassKind } from '@shuyuan/contract/training/class-kinds';
import type { classBoxes } from '@shuyuan/contract/training/class.wire';
import { trainStatusOf } from '@shuyuan/contract/training/train-status-of';
import type { Context } from '../../../platform/context.ts';
import { namedIds } from '../../../platform/named-ids.ts';
import { listCards, namedListing, openListing, ownListing } from './class-list.store.ts';

type CardRow = Awaited<ReturnType<typeof listCards>>['rows'][number];

function cardOf({ state, opensAt, closesAt, startsAt, endsAt, evaluatesUntil, ...row }: CardRow, now: number) {
  const [openTime, closeTime] = [opensAt?.getTime() ?? null, closesAt?.getTime() ?? null];
  const [startTime, endTime] = [startsAt?.getTime() ?? null, endsAt?.getTime() ?? null];
  const times = { state, opensAt: openTime, closesAt: closeTime, startsAt: startTime, endsAt: endTime };
  const evaluation = { evaluatesUntil: evaluatesUntil?.getTime() ?? null };
  return {
    ...row,
    openTime,
    closeTime,
    startTime,
    endTime,
    status: trainStatusOf({ ...times, ...evaluation }, now),
    location: row.location ?? '',
    meetingCount: Number(row.meetingCount),
    waitingCount: Number(row.waitingCount),
  };
}

type ListInput = Paging & {
  readonly box: (typeof classBoxes)[number];
  readonly search?: string | undefined;
  readonly kind?: ClassKind | undefined;
};

export async function listClasses(ctx: Context, { box, search, kind, ...paging }: ListInput) {
  const { tenantId, id: memberId } = ctx.actor;
  const listing = box === 'mine' ? ownListing : openListing(new Date(ctx.now()));
  const { rows, total } = await listCards(ctx.read, { tenantId, memberId, listing, search, kind }, paging);
  return { items: rows.map((row) => cardOf(row, ctx.now())), recordCount: total };
}

export async function findClassesByIds(ctx: Context, { ids }: { readonly ids: string }) {
  const { tenantId, id: memberId } = ctx.actor;
  const query = { tenantId, memberId, listing: namedListing(namedIds(ids)), search: undefined, kind: undefined };
  const { rows } = await listCards(ctx.read, query, { page: 1, pageSize: maxPageSize });
  return { items: rows.map((row) => cardOf(row, ctx.now())) };
}
