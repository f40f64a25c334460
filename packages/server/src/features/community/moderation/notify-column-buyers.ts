import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { notify } from '../../notifications/index.ts';
import { listColumnBuyers } from '../offers/offers.store.ts';

type Removed = { readonly id: string; readonly title: string };

/** D-137: whoever bought a column keeps it, and is told what a moderator has taken out of it. */
export async function notifyColumnBuyers(tx: Tx, ctx: Context, { id, title }: Removed): Promise<void> {
  const byColumn = Map.groupBy(await listColumnBuyers(tx, id), ({ columnId }) => columnId);
  for (const [columnId, buyers] of byColumn) {
    await notify(tx, ctx, {
      kind: 'moderation',
      text: 'removedFromColumn',
      values: { title, column: buyers[0]?.column ?? '' },
      receivers: buyers.map(({ memberId }) => memberId),
      subject: { kind: 'column', id: columnId },
      link: `/share-team/team-column-detail?id=${columnId}`,
      key: `remove ${id} ${columnId} ${newId(ctx.now())}`,
    });
  }
}
