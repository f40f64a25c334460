import type { AwardState } from '@shuyuan/contract/certificates/award-states';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { countOwnAwards, countUnread, listOwnAwards, updateRead } from './award.store.ts';
import { awardTimesView } from './award-times-view.ts';

type OwnInput = Paging & { readonly state?: AwardState | undefined };

/** Also those that hold no more. */
export async function listOwnCertificates(ctx: Context, { state, ...paging }: OwnInput) {
  const query = { memberId: ctx.actor.id, state, asOf: new Date(ctx.now()) };
  const [{ rows, total }, counts] = await Promise.all([
    listOwnAwards(ctx.read, query, paging),
    countOwnAwards(ctx.read, query),
  ]);
  const items = rows.map((row) => ({
    id: row.id,
    certificateId: row.certificateId,
    number: row.number,
    title: row.title,
    kind: row.kind,
    companyName: row.companyName,
    revokeReason: row.revokeReason,
    isMarkFallen: row.revokedAt !== null && row.revokedBy === null,
    replacedBy: row.replacedBy,
    isRead: row.readAt !== null,
    ...awardTimesView(row, ctx.now()),
  }));
  return { items, recordCount: total, counts };
}

export const countUnreadCertificates = async (ctx: Context) => ({ count: await countUnread(ctx.read, ctx.actor.id) });

/** CENTRE-04, D-185: the red dot goes out. */
export const markCertificatesRead = (ctx: Context, { ids }: { readonly ids?: readonly string[] | undefined }) =>
  ctx.inTransaction(async (tx) => ({
    count: await updateRead(tx, { memberId: ctx.actor.id, ids, at: new Date(ctx.now()) }),
  }));
