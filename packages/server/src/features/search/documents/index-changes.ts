import type { SearchSource } from '@shuyuan/contract/search/search-kinds';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import type { Searchable } from '../searchable.ts';
import * as checks from './check.store.ts';
import { deleteDocuments, deleteOlder, insertDocuments } from './document.store.ts';

/** So many things are read and written at once: their transaction is over before anybody waits for what it holds. */
const atOnce = 100;

type Sources = ReadonlyMap<SearchSource, Searchable>;

/** Of these, what is there now in place of what was found before. */
async function indexItems(tx: Tx, searchable: Searchable, { ids, at }: { ids: readonly string[]; at: Date }) {
  await deleteDocuments(tx, searchable.source, ids);
  await insertDocuments(tx, searchable.source, { documents: await searchable.listDocuments(tx, ids), at });
}

async function indexChecked(ctx: SystemContext, sources: Sources, wanted: readonly checks.Check[]): Promise<boolean> {
  return ctx.inTransaction(async (tx) => {
    if (!(await checks.lockIndexer(tx))) return false;
    for (const [source, own] of Map.groupBy(wanted, (check) => check.source)) {
      const searchable = sources.get(source);
      const ids = [...new Set(own.map(({ sourceId }) => sourceId))];
      if (searchable) await indexItems(tx, searchable, { ids, at: new Date(ctx.now()) });
    }
    await checks.deleteChecks(
      tx,
      wanted.map(({ id }) => id),
    );
    return true;
  });
}

/** One that cannot be read keeps none of the others waiting. */
async function indexOneByOne(ctx: SystemContext, sources: Sources, wanted: readonly checks.Check[]): Promise<void> {
  for (const check of wanted) {
    try {
      await indexChecked(ctx, sources, [check]);
    } catch (error) {
      ctx.log.error({ err: error, source: check.source, id: check.sourceId }, 'something could not be indexed');
      await ctx.inTransaction((tx) => checks.countTry(tx, [check.id]));
    }
  }
}

/** Works off what has changed; whether more may be waiting. */
export async function indexChanges(ctx: SystemContext, sources: Sources): Promise<boolean> {
  const wanted = await checks.listChecks(ctx.read, atOnce);
  if (wanted.length === 0) return false;
  try {
    if (!(await indexChecked(ctx, sources, wanted))) return false;
  } catch {
    await indexOneByOne(ctx, sources, wanted);
  }
  return wanted.length === atOnce;
}

/** Reads the next few things of a source anew; whether there are more. */
export async function continueRebuild(ctx: SystemContext, sources: Sources): Promise<boolean> {
  const rebuild = await checks.findOpenRebuild(ctx.read);
  const searchable = rebuild && sources.get(rebuild.source);
  if (!searchable) return false;
  const { source, afterId, doneCount, startedAt } = rebuild;
  const totalCount = rebuild.totalCount ?? (await searchable.countAll(ctx.read));
  return ctx.inTransaction(async (tx) => {
    if (!(await checks.lockIndexer(tx))) return false;
    const ids = await searchable.listIds(tx, { after: afterId, limit: atOnce });
    const at = new Date(ctx.now());
    await indexItems(tx, searchable, { ids, at });
    const isOver = ids.length < atOnce;
    if (isOver) await deleteOlder(tx, source, startedAt);
    await checks.updateRebuild(tx, source, {
      afterId: ids.at(-1) ?? afterId,
      doneCount: doneCount + ids.length,
      totalCount,
      finishedAt: isOver ? at : null,
    });
    return true;
  });
}

/** The searchables by what changes are noted by. */
export const sourcesOf = (searchables: readonly Searchable[]): Sources =>
  new Map(searchables.map((searchable) => [searchable.source, searchable]));
