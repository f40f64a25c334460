import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { countUnread, listOwnAwards, updateRead } from './award.store.ts';
import { awardTimesView } from './award-times-view.ts';

/** Also those that hold no more. */
export async function listOwnCertificates(ctx: Context, paging: Paging) {
  const { rows, total } = await listOwnAwards(ctx.read, ctx.actor.id, paging);
  const items = rows.map((row) => ({
    id: row.id,
    certificateId: row.certificateId,
    number: row.number,
    title: row.title,
    kind: row.kind,
    companyName: row.companyName,
    revokeReason: row.revokeReason,
    isRead: row.readAt !== null,
    ...awardTimesView(row, ctx.now()),
  }));
  return { items, recordCount: total };
}

export const countUnreadCertificates = async (ctx: Context) => ({ count: await countUnread(ctx.read, ctx.actor.id) });

/** CENTRE-04, D-185: the red dot goes out. */
export const markCertificatesRead = (ctx: Context, { ids }: { readonly ids?: readonly string[] | undefined }) =>
  ctx.inTransaction(async (tx) => ({
    count: await updateRead(tx, { memberId: ctx.actor.id, ids, at: new Date(ctx.now()) }),
  }));
