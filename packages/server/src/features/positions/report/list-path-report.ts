import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import {
  countWalks,
  findDirected,
  listScopePositions,
  listWalks,
  type ReportQuery,
  type ReportScope,
} from './report.store.ts';

export async function listPathReport(ctx: Context, { page, pageSize, ...input }: Paging & ReportInput) {
  const query = { ...input, ...(await demandScope(ctx)) };
  const rows = await listWalks(ctx.read, query, { asOf: new Date(ctx.now()), paging: { page, pageSize } });
  const items = rows.map(({ openedAt, submittedAt, lastAt, ...row }) => ({
    ...row,
    joinTime: openedAt.getTime(),
    submitTime: submittedAt?.getTime() ?? null,
    lastTime: lastAt?.getTime() ?? null,
  }));
  return { items, recordCount: await countWalks(ctx.read, query) };
}

export type ReportInput = Omit<ReportQuery, keyof ReportScope>;

/** A director reports on whoever is below them, whoever manages paths on everybody; others on nobody. */
async function findScope({ actor, read }: Context): Promise<ReportScope | null> {
  const { tenantId, id: memberId, capabilities } = actor;
  if (capabilities.has('course.manageAll')) return { tenantId, memberId, directsId: null };
  const directsId = await findDirected(read, memberId);
  return directsId === null ? null : { tenantId, memberId, directsId };
}

export async function demandScope(ctx: Context): Promise<ReportScope> {
  const scope = await findScope(ctx);
  demand(scope, 'request.not-found');
  return scope;
}

/** Whether there is a report for the caller, and the positions it can be narrowed to. */
export async function findPathReport(ctx: Context) {
  const scope = await findScope(ctx);
  return { can: { report: scope !== null }, positions: scope ? await listScopePositions(ctx.read, scope) : [] };
}
