import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { findDutyScope } from '../report/find-duty-scope.ts';
import * as store from './absence.store.ts';

async function listOf(ctx: Context, query: store.AbsenceQuery, paging: Paging) {
  const { rows, total } = await store.listAbsences(ctx.read, query, paging);
  const items = rows.map(({ memberId, fullName, endsAt, enteredAt, cancelledAt, ...row }) => ({
    ...row,
    person: { id: memberId, fullName },
    isOver: endsAt.getTime() <= ctx.now(),
    enterTime: enteredAt.getTime(),
    cancelTime: cancelledAt?.getTime() ?? null,
  }));
  return { items, recordCount: total };
}

export const listAbsences = async (ctx: Context, paging: Paging) =>
  listOf(ctx, { tenantId: ctx.actor.tenantId, scope: await findDutyScope(ctx) }, paging);

export const listOwnAbsences = (ctx: Context, paging: Paging) =>
  listOf(ctx, { tenantId: ctx.actor.tenantId, memberId: ctx.actor.id }, paging);
