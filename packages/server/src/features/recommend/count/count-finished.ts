import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import {
  everybody,
  type Finish,
  groupOfPosition,
  groupOfTopic,
  keptFinishes,
  pairChanges,
} from '@shuyuan/contract/recommend/next-pairs';
import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { isRecommendKind, keyOfItem, type RecommendItem } from '@shuyuan/contract/recommend/recommend-kinds';
import { recommendLimits as limits } from '@shuyuan/contract/recommend/recommend-limits';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { listFollowed, listPositions } from '../list/interest.store.ts';
import type { Recommendable } from '../recommendable.ts';
import { countOpenedFinishes } from '../report/count-opened-finishes.ts';
import { deleteOldSums } from '../report/recommend-day.store.ts';
import * as store from './finish.store.ts';

/** So many changes are counted in one transaction. */
const atOnce = 200;

type Work = { readonly recommendables: readonly Recommendable[]; readonly at: Date; readonly timeZone: string };

/** The groups somebody is in now; they are kept with what they finish now. */
async function groupsOf(tx: Tx, memberId: string): Promise<string[]> {
  const [positions, followed] = [await listPositions(tx, memberId), await listFollowed(tx, memberId)];
  const topics = followed.filter(({ targetType }) => targetType === AttentionTarget.topic).slice(0, limits.topics);
  return [everybody, ...positions.map(groupOfPosition), ...topics.map(({ targetId }) => groupOfTopic(targetId))];
}

type History = { readonly before: readonly Finish[]; readonly checks: readonly store.CheckRow[]; readonly work: Work };

/** The truth of what was noted, in place of what was known of it; what was known keeps its time and its groups. */
async function readHistory(tx: Tx, { before, checks, work }: History): Promise<Finish[]> {
  const memberId = checks[0]?.memberId ?? '';
  const groups = await groupsOf(tx, memberId);
  const known = new Map(before.map((finish) => [keyOfItem(finish), finish]));
  for (const { searchable, kinds, listFinished } of work.recommendables) {
    const ids = checks.filter(({ source }) => source === searchable.source).map(({ itemId }) => itemId);
    if (ids.length === 0) continue;
    const finished = new Map(
      (await listFinished(tx, { memberId, ids: [...new Set(ids)], at: work.at })).map((row) => [keyOfItem(row), row]),
    );
    for (const id of ids)
      for (const kind of kinds) if (!finished.has(keyOfItem({ kind, id }))) known.delete(keyOfItem({ kind, id }));
    for (const [key, { kind, id, finishedAt }] of finished)
      if (!known.has(key)) known.set(key, { kind, id, finishedAt: finishedAt.getTime(), groups });
  }
  return [...known.values()];
}

function itemOf(key: string): RecommendItem {
  const [kind = '', ...rest] = key.split(':');
  if (!isRecommendKind(kind)) throw new Error(`${key} is no kind that is recommended`);
  return { kind, id: rest.join(':') };
}

/** Somebody's history as it has become, and the counts with it. */
async function countPerson(tx: Tx, checks: readonly store.CheckRow[], work: Work): Promise<void> {
  const [first] = checks;
  if (!first) return;
  const { tenantId, memberId } = first;
  const before = await store.listFinishes(tx, memberId);
  const isCounted = await store.isCounted(tx, memberId);
  const after = isCounted ? keptFinishes(await readHistory(tx, { before, checks, work }), work.at.getTime()) : [];
  const changes = pairChanges(before, after).map(({ to, ...change }) => ({ ...change, to: itemOf(to) }));
  await store.updateCounts(tx, tenantId, changes);
  await store.replaceFinishes(tx, { tenantId, memberId }, after);
  await countOpenedFinishes(tx, { tenantId, memberId, timeZone: work.timeZone, before, after });
}

async function countChecks(ctx: SystemContext, checks: readonly store.CheckRow[], work: Work): Promise<boolean> {
  return ctx.inTransaction(async (tx) => {
    if (!(await store.lockCounts(tx))) return false;
    for (const own of Map.groupBy(checks, ({ memberId }) => memberId).values()) await countPerson(tx, own, work);
    await store.deleteChecks(
      tx,
      checks.map(({ id }) => id),
    );
    return true;
  });
}

/** One that cannot be read keeps none of the others waiting. */
async function countOneByOne(ctx: SystemContext, checks: readonly store.CheckRow[], work: Work): Promise<void> {
  for (const own of Map.groupBy(checks, ({ memberId }) => memberId).values()) {
    try {
      await countChecks(ctx, own, work);
    } catch (error) {
      ctx.log.error({ err: error }, 'a history could not be counted');
      await ctx.inTransaction((tx) =>
        store.countTry(
          tx,
          own.map(({ id }) => id),
        ),
      );
    }
  }
}

/** ROUTE-33: works off whatever people finished since, by what it changes; nothing is counted anew. */
export const countFinished =
  (recommendables: readonly Recommendable[]) =>
  async (ctx: SystemContext): Promise<void> => {
    const work = { recommendables, at: new Date(ctx.now()), timeZone: ctx.external.timeZone };
    for (;;) {
      const checks = await store.listChecks(ctx.read, atOnce);
      if (checks.length === 0) return;
      try {
        if (!(await countChecks(ctx, checks, work))) return;
      } catch {
        await countOneByOne(ctx, checks, work);
      }
    }
  };

/** Histories older than a year are counted no longer, and sums of days are not kept for ever. */
export const forgetOldFinishes = (ctx: SystemContext): Promise<void> =>
  ctx.inTransaction(async (tx) => {
    await store.insertChecksOfOld(tx, new Date(ctx.now() - limits.historyMs));
    await deleteOldSums(tx, {
      openedBefore: new Date(ctx.now() - limits.openedMs),
      day: dayIn(ctx.external.timeZone, ctx.now() - limits.reportMs),
    });
  });
