import type { Context } from '../../../platform/context.ts';
import type { FoundItem } from './found-items.ts';
import { listSignals } from './signals.store.ts';

/** So many of the best are asked about: of the others the title and the words decide alone. */
const asked = 200;

/** The results of a search with the traces people left on the best of them. */
export async function withSignals(ctx: Context, items: readonly FoundItem[]): Promise<FoundItem[]> {
  const best = items.slice(0, asked);
  const { id: memberId, tenantId } = ctx.actor;
  const rows = await listSignals(ctx.read, { tenantId, memberId, items: best.map(({ first }) => first) });
  const byKey = new Map(rows.map(({ kind, itemId, ...signals }) => [`${kind} ${itemId}`, signals]));
  return items.map((item) => ({ ...item, ...byKey.get(`${item.first.kind} ${item.first.itemId}`) }));
}
