import { capabilitiesOf } from '@shuyuan/contract/kernel/capabilities';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { Context, SystemContext, Tx } from '../../../platform/context.ts';
import { notifyByDay } from '../../notifications/index.ts';
import type { Searchable } from '../searchable.ts';
import { findFresh, type Grown } from './find-fresh.ts';
import { listSaved, listSavers, updateFound } from './saved-search.store.ts';

const peopleAtOnce = 50;

type Saver = Awaited<ReturnType<typeof listSavers>>[number];

/** The saver as if they searched now: with their own rights and no others. */
function contextOf(ctx: SystemContext, saver: Saver): Context {
  const capabilities = new Set(capabilitiesOf(saver.roles));
  return { ...ctx, actor: { ...saver, capabilities, sessionKey: '', mustChangePassword: false } };
}

/** Leads to the one search there is something new of, or to all of them. */
function linkOf(grown: readonly Grown[]): string {
  const [first, second] = grown;
  if (!first || second) return '/search-v';
  return `/search-v?keyword=${encodeURIComponent(first.saved.keyword)}&saved=${first.saved.id}&from=saved`;
}

/** The searches of the caller something came up of; it is new until they open them. */
async function noteGrown(tx: Tx, all: readonly Grown[]): Promise<Grown[]> {
  const noted: Grown[] = [];
  for (const grown of all) if (await updateFound(tx, grown)) noted.push(grown);
  return noted;
}

async function checkSaver(ctx: Context, searchables: readonly Searchable[]): Promise<void> {
  const all: Grown[] = [];
  for (const saved of await listSaved(ctx.read, ctx.actor.id)) {
    const grown = await findFresh(ctx, searchables, saved);
    if (grown.fresh.length > 0) all.push(grown);
  }
  if (all.length === 0) return;
  await ctx.inTransaction(async (tx) => {
    const grown = await noteGrown(tx, all);
    const [first] = grown;
    if (!first) return;
    const count = grown.reduce((sum, { fresh }) => sum + fresh.length, 0);
    await notifyByDay(tx, ctx, {
      kind: 'search',
      ...(grown.length === 1
        ? ({ text: 'newResults', values: { title: first.saved.name, count } } as const)
        : ({ text: 'newInSeveral', values: { searches: grown.length, count } } as const)),
      receivers: [ctx.actor.id],
      subject: { kind: 'saved-search', id: first.saved.id },
      link: linkOf(grown),
      key: `saved-search ${ctx.actor.id} ${dayIn(ctx.external.timeZone, ctx.now())}`,
    });
  });
}

/** D-195: looks once a day what came up of each saved search, under the permission of whoever saved it, and says so in one notice. */
export const checkSavedSearches =
  (searchables: readonly Searchable[]) =>
  async (ctx: SystemContext): Promise<void> => {
    for (let after = ''; ;) {
      const savers = await listSavers(ctx.read, after, peopleAtOnce);
      for (const saver of savers) {
        try {
          await checkSaver(contextOf(ctx, saver), searchables);
        } catch (error) {
          ctx.log.error({ err: error, memberId: saver.id }, 'the saved searches of somebody could not be checked');
        }
      }
      const last = savers.at(-1);
      if (!last || savers.length < peopleAtOnce) return;
      after = last.id;
    }
  };
