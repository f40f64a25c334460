import type { Context } from '../../../platform/context.ts';
import { EngineFailure, type TextEngine } from '../../../platform/text-engine/text-engine.ts';
import { engineIndexOf } from './engine-index.store.ts';
import { engineLayout } from './engine-document.ts';
import { findEngineState } from './engine-state.store.ts';
import { postgresIndex } from './postgres-index.store.ts';
import type { TextIndex } from './text-index.store.ts';

type Reading = Pick<Context, 'read' | 'external' | 'log'>;

/** The engine, where its index is whole, of our layout, not far behind, and was there a moment ago. */
async function usableEngine({ read, external }: Reading): Promise<TextEngine | null> {
  const engine = external.textEngine;
  if (!engine) return null;
  const state = await findEngineState(read);
  const isUsable = state?.indexName && state.layout === engineLayout && !state.isFarBehind;
  return isUsable && engine.isAnswering() ? engine : null;
}

/** Finds by the engine where there is one; by the database where it fails, so that nobody waits for its repair. */
export async function withTextIndex<T>(ctx: Reading, work: (index: TextIndex) => Promise<T>): Promise<T> {
  const engine = await usableEngine(ctx);
  if (!engine) return work(postgresIndex);
  try {
    return await work(engineIndexOf(engine));
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    ctx.log.warn({ err: error }, 'the search engine failed; the database answers in its place');
    return work(postgresIndex);
  }
}
