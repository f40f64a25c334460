import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { listEvents } from '../event.store.ts';
import { markNoticesRead } from '../member.store.ts';
import { openAsOneOfThem } from '../teams.policy.ts';

type Question = Paging & { readonly id: string; readonly isUnread?: boolean | undefined };
type Event = Awaited<ReturnType<typeof listEvents>>['items'][number];

const shown = ({ id, kind, said, createdAt, personId, fullName, portrait, isRead }: Event) => ({
  id,
  kind,
  // Written by `recordEvents` alone.
  values: said as Record<string, string>,
  person: personId === null || fullName === null ? null : { id: personId, fullName, portrait },
  isRead,
  createTime: createdAt.getTime(),
});

/** TEAM-30, D-096. */
export async function listAccountNotices(ctx: Context, { id, isUnread, ...paging }: Question) {
  await openAsOneOfThem(ctx, id);
  const { items, recordCount } = await listEvents(
    ctx.read,
    { accountId: id, memberId: ctx.actor.id, isUnread },
    paging,
  );
  return { items: items.map(shown), recordCount };
}

/** TEAM-30: for the caller alone; everybody reads for themselves. */
export async function clearAccountNotices(ctx: Context, { id }: { id: string }) {
  await openAsOneOfThem(ctx, id);
  const at = new Date(ctx.now());
  await ctx.inTransaction((tx) => markNoticesRead(tx, { accountId: id, memberId: ctx.actor.id, at }));
  return { id };
}
