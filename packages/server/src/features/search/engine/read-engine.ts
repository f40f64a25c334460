import type { EngineState } from '@shuyuan/contract/search/search-engine';
import type { Context } from '../../../platform/context.ts';
import type { TextEngine } from '../../../platform/text-engine/text-engine.ts';
import { engineLayout } from './engine-document.ts';
import { findEngineState, findFeed } from './engine-state.store.ts';
import { countUnsent } from './unsent.store.ts';

async function stateOf({ read }: Context, engine: TextEngine): Promise<EngineState> {
  const there = await engine.findIndexes().catch(() => null);
  if (!there) return 'down';
  const known = await findEngineState(read);
  if (!known?.indexName || known.indexName !== there.asked || known.layout !== engineLayout) return 'filling';
  return known.isFarBehind ? 'behind' : 'ready';
}

/** The engine that finds, and how far it is; in every state but `ready` the database answers. */
export async function readEngine(ctx: Context) {
  const engine = ctx.external.textEngine;
  if (!engine) return { kind: 'postgres' as const, state: 'ready' as const, waiting: 0, failed: 0, done: 0, total: 0 };
  const [state, feed, counts] = [await stateOf(ctx, engine), await findFeed(ctx.read), await countUnsent(ctx.read)];
  // Documents that came after the filling had begun are counted with it.
  const done = feed?.doneCount ?? 0;
  return { kind: 'opensearch' as const, state, ...counts, done, total: Math.max(done, feed?.totalCount ?? 0) };
}
