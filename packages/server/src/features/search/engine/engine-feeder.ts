import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';
import {
  EngineFailure,
  type EngineTarget,
  type EngineWrite,
  type TextEngine,
  type WriteOutcome,
} from '../../../platform/text-engine/text-engine.ts';
import { findOpenRebuild, lockIndexer } from '../documents/check.store.ts';
import { idOfKey } from './document-key.ts';
import { engineDocument, engineIndex, engineLayout } from './engine-document.ts';
import * as state from './engine-state.store.ts';
import * as unsent from './unsent.store.ts';

/** So many documents are read at once, and so many characters are sent in one piece. */
const [atOnce, charactersAtOnce] = [100, 4_000_000];

const writeOf = (row: unsent.StoredRow): EngineWrite => ({
  id: idOfKey(row),
  version: Number(row.version),
  document: engineDocument(row),
});

/** Statuses of what is refused as a whole: for one of the documents, or as too much at once. */
const wholeRefusals = new Set([400, 413]);

/** One that the engine cannot read keeps none of the others waiting. */
async function writePiece(
  engine: TextEngine,
  target: EngineTarget,
  piece: readonly EngineWrite[],
): Promise<readonly WriteOutcome[]> {
  try {
    return await engine.write(target, piece);
  } catch (error) {
    if (!(error instanceof EngineFailure) || !wholeRefusals.has(error.status ?? 0)) throw error;
    if (piece.length === 1) return ['refused'];
    const half = Math.ceil(piece.length / 2);
    return [
      ...(await writePiece(engine, target, piece.slice(0, half))),
      ...(await writePiece(engine, target, piece.slice(half))),
    ];
  }
}

async function writeAll(engine: TextEngine, target: EngineTarget, writes: readonly EngineWrite[]) {
  const outcomes: WriteOutcome[] = [];
  let [piece, characters]: [EngineWrite[], number] = [[], 0];
  for (const write of writes) {
    piece.push(write);
    characters += JSON.stringify(write.document).length;
    if (characters < charactersAtOnce) continue;
    outcomes.push(...(await writePiece(engine, target, piece)));
    [piece, characters] = [[], 0];
  }
  outcomes.push(...(await writePiece(engine, target, piece)));
  return outcomes;
}

const severity: readonly WriteOutcome[] = ['done', 'later', 'refused'];
const worse = (one: WriteOutcome, other: WriteOutcome): WriteOutcome =>
  severity.indexOf(one) > severity.indexOf(other) ? one : other;

/** Writes that did not fit in now are sent again after a rest. */
function demandAll(outcomes: readonly WriteOutcome[]): void {
  if (outcomes.includes('later')) throw new EngineFailure('the search engine has too much to do', 429);
}

/** Sends changes to each index that is there; answers whether more may be waiting. A process that dies behind it sends them again. */
async function sendChanges(ctx: SystemContext, engine: TextEngine, feed: state.EngineFeed): Promise<boolean> {
  const targets: EngineTarget[] = [
    // One of an older layout would refuse them; it is asked no more.
    ...(feed.indexName && feed.layout === engineLayout ? (['asked'] as const) : []),
    ...(feed.nextName ? (['next'] as const) : []),
  ];
  if (targets.length === 0) return false;
  const rows = await unsent.listUnsent(ctx.read, atOnce);
  const writes = rows.map((row) =>
    row.document ? writeOf(row.document) : { id: idOfKey(row), version: Number(row.noted), document: null },
  );
  let outcomes: readonly WriteOutcome[] = rows.map(() => 'done');
  for (const target of targets) {
    const own = await writeAll(engine, target, writes);
    outcomes = outcomes.map((outcome, at) => worse(outcome, own[at] ?? 'later'));
  }
  const refused = rows.filter((_, at) => outcomes[at] === 'refused');
  if (refused.length > 0) ctx.log.error({ keys: refused.map(idOfKey) }, 'the search engine refused documents');
  await ctx.inTransaction(async (tx) => {
    await unsent.deleteUnsent(
      tx,
      rows.filter((_, at) => outcomes[at] === 'done'),
    );
    await unsent.countRefusal(tx, refused);
  });
  demandAll(outcomes);
  return rows.length === atOnce;
}

/** The next documents into the index that is filled; the last of them make it the one that is asked. */
async function fillNext(ctx: SystemContext, engine: TextEngine, feed: state.EngineFeed): Promise<boolean> {
  const { nextName: name, afterSource: source, afterSourceId: sourceId, afterPart: part } = feed;
  if (!name) return false;
  const rows = await unsent.listAfter(ctx.read, { source, sourceId, part }, atOnce);
  const outcomes = await writeAll(engine, 'next', rows.map(writeOf));
  demandAll(outcomes);
  const refused = rows.filter((_, at) => outcomes[at] === 'refused');
  const last = rows.at(-1);
  await ctx.inTransaction(async (tx) => {
    await unsent.insertRefused(tx, refused);
    if (last) await state.moveFilling(tx, { name, last, count: rows.length });
  });
  if (rows.length === atOnce) return true;
  await engine.promoteNext(name);
  await ctx.inTransaction((tx) => state.updateFeed(tx, asked(name)));
  return true;
}

const asked = (name: string) => ({ indexName: name, layout: engineLayout, nextName: null, nextLayout: null });

/** An index of its own for all documents, once nobody writes one that was not noted for it. */
async function beginFilling(ctx: SystemContext, engine: TextEngine): Promise<boolean> {
  // Everything will be read anew in a moment.
  if (await findOpenRebuild(ctx.read)) return false;
  const number = await ctx.inTransaction(async (tx) =>
    // An indexer that began before changes were noted is over behind this lock.
    (await lockIndexer(tx)) ? state.nextIndexNumber(tx) : null,
  );
  if (number === null) return false;
  const name = engine.nameOf(number);
  await engine.createNext(name, engineIndex);
  await ctx.inTransaction((tx) => state.startFilling(tx, { name, layout: engineLayout }));
  return true;
}

/** The indexes the engine has, against those we remember: somebody may have removed one, or it is another engine. */
async function compareIndexes(ctx: SystemContext, engine: TextEngine): Promise<state.EngineFeed | undefined> {
  await ctx.inTransaction((tx) => state.insertFeed(tx, new Date(ctx.now())));
  const [feed, there] = [await state.findFeed(ctx.read), await engine.findIndexes()];
  if (!feed) return undefined;
  const { indexName, nextName, nextLayout } = feed;
  const change = {
    ...(indexName !== there.asked && { indexName: null, layout: null }),
    ...(nextName !== there.next && { nextName: null, nextLayout: null }),
    // Its process died between the two.
    ...(nextName && nextName === there.asked && { ...asked(nextName), layout: nextLayout }),
  };
  if (Object.keys(change).length > 0) await ctx.inTransaction((tx) => state.updateFeed(tx, change));
  return { ...feed, ...change };
}

async function feedOnce(ctx: SystemContext, engine: TextEngine): Promise<boolean> {
  const feed = await compareIndexes(ctx, engine);
  // A newer version of the product feeds it in a layout we do not know.
  if (!feed || Math.max(feed.layout ?? 0, feed.nextLayout ?? 0) > engineLayout) return false;
  if (await sendChanges(ctx, engine, feed)) return true;
  const isOld = !feed.indexName || (feed.layout ?? 0) < engineLayout || feed.isWanted;
  const isFilling = feed.nextLayout === engineLayout && !feed.isWanted;
  if (isFilling) return fillNext(ctx, engine, feed);
  return isOld ? beginFilling(ctx, engine) : false;
}

/** One process at a time sends to the engine; of two, both would send everything. */
const feederLock = 'search-engine';

/** After so long nobody who runs has an engine. */
const unusedMs = 24 * 60 * minuteMs;

/** Brings the engine what changed, step by step: each says whether there is more to do. */
export function engineFeeder(ctx: SystemContext): () => Promise<boolean> {
  const engine = ctx.external.textEngine;
  let comparedAt = Number.NEGATIVE_INFINITY;
  const isDue = (): boolean => ctx.now() - comparedAt >= minuteMs;
  // Changes noted for an engine are forgotten once no process feeds one.
  const forget = async (): Promise<boolean> => {
    if (isDue()) await ctx.inTransaction((tx) => state.deleteFeed(tx, new Date(ctx.now() - unusedMs)));
    comparedAt = ctx.now();
    return false;
  };
  const feed = async (port: TextEngine): Promise<boolean> => {
    if (!isDue() && !(await state.hasWork(ctx.read, engineLayout))) return false;
    const held = await ctx.locks.alone(feederLock);
    if (!held) return false;
    try {
      const isMore = await feedOnce(ctx, port);
      comparedAt = ctx.now();
      return isMore;
    } finally {
      await held.release();
    }
  };
  return () => (engine ? feed(engine) : forget());
}
