import { deviceOf } from '@shuyuan/contract/auth/device';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../platform/context.ts';
import { listNames } from './audit-names.store.ts';
import { listEntries, listWordsOf } from './audit.store.ts';
import { idsInTrail } from './ids-in-trail.ts';

type AuditQuery = Paging & {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};

/** Beyond what a Date can hold PostgreSQL would fail; the ends of time mean the same. */
const lastDay = 8.64e12;
export const dateOf = (time: number | undefined): Date | undefined =>
  time === undefined ? undefined : new Date(Math.max(0, Math.min(time, lastDay)));

/** D-034: the trail of the caller's tenant, the newest first. */
export async function listAudit(
  ctx: Context,
  { page, pageSize, actor, action, subjectKind, subjectId, ...time }: AuditQuery,
) {
  const filter = { tenantId: ctx.actor.tenantId, actor, action, subjectKind, subjectId };
  const between = { from: dateOf(time.from), to: dateOf(time.to) };
  const { items, recordCount } = await listEntries(ctx.read, { ...filter, ...between }, { page, pageSize });
  const shown = items.map((entry) => ({
    id: entry.id,
    at: entry.at.getTime(),
    actor: entry.actorId === null ? null : { id: entry.actorId, fullName: entry.actorName },
    action: entry.action,
    subject: { kind: entry.subjectKind, id: entry.subjectId, name: entry.subjectName },
    before: entry.before ?? null,
    after: entry.after ?? null,
    requestId: entry.requestId,
    address: entry.address,
    device: entry.userAgent === '' ? null : deviceOf(entry.userAgent),
  }));
  const ids = idsInTrail(items.flatMap(({ before, after }) => [before, after]));
  return { items: shown, recordCount, names: await listNames(ctx.read, ctx.actor.tenantId, ids) };
}

/** What there is to filter by. */
export async function listAuditWords(ctx: Context) {
  const { tenantId } = ctx.actor;
  const [actions, subjectKinds] = await Promise.all([
    listWordsOf(ctx.read, tenantId, 'action'),
    listWordsOf(ctx.read, tenantId, 'subject_kind'),
  ]);
  return { actions, subjectKinds };
}
