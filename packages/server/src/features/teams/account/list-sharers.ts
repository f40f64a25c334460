import { randomInt } from 'node:crypto';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import type { Context } from '../../../platform/context.ts';
import * as store from './sharer.store.ts';

const readerOf = ({ actor }: Context): store.Reader => ({ tenantId: actor.tenantId, memberId: actor.id });

type Page = {
  readonly conditions: readonly store.Condition[];
  readonly order: typeof store.hottestFirst;
  readonly paging: Paging;
};

async function page(ctx: Context, { conditions, order, paging }: Page): Promise<store.Listed> {
  const reader = readerOf(ctx);
  const wanted = { conditions, order, limit: paging.pageSize, offset: offsetOf(paging) };
  const [items, recordCount] = await Promise.all([
    store.listSharers(ctx.read, reader, wanted),
    store.countSharers(ctx.read, reader.tenantId, conditions),
  ]);
  return { items, recordCount };
}

/** TEAM-29, D-134. */
export const listHotAccounts = (ctx: Context, paging: Paging): Promise<store.Listed> =>
  page(ctx, { conditions: [], order: store.hottestFirst, paging });

type Search = Paging & {
  readonly search?: string | undefined;
  readonly enjoyType?: EnjoyType | undefined;
  readonly topicId?: string | undefined;
};

/** Every account one may see, the newest first. */
export function listAccounts(ctx: Context, { search, enjoyType, topicId, ...paging }: Search): Promise<store.Listed> {
  const conditions = [
    ...(search ? store.nameMatches(search) : []),
    ...(enjoyType === undefined ? [] : [store.isOfKind(enjoyType)]),
    ...(topicId === undefined ? [] : [store.isAbout(readerOf(ctx), topicId)]),
  ];
  return page(ctx, { conditions, order: store.newestFirst, paging });
}

/** COMM-57, D-145: the experts of the question bar are accounts like others. */
export const listExperts = (ctx: Context, search: Omit<Search, 'enjoyType'>): Promise<store.Listed> =>
  listAccounts(ctx, { ...search, enjoyType: EnjoyType.expert });

/** TEAM-31. */
export const listFollowedAccounts = (ctx: Context, paging: Paging): Promise<store.Listed> =>
  store.listFollowed(ctx.read, readerOf(ctx), paging);

/** TEAM-29, D-134: first those about what the caller follows, then all others; two lists read as one. */
export async function recommendAccounts(ctx: Context, paging: Paging): Promise<store.Listed> {
  const reader = readerOf(ctx);
  const isNew = [store.not(store.isFollowedBy(reader.memberId)), store.not(store.isOneOf(reader))];
  const near = [...isNew, store.isOfInterestTo(reader)];
  const far = [...isNew, store.not(store.isOfInterestTo(reader))];
  const [nearCount, farCount] = await Promise.all([
    store.countSharers(ctx.read, reader.tenantId, near),
    store.countSharers(ctx.read, reader.tenantId, far),
  ]);
  const offset = offsetOf(paging);
  const order = store.hottestFirst;
  const first =
    offset < nearCount
      ? await store.listSharers(ctx.read, reader, { conditions: near, order, limit: paging.pageSize, offset })
      : [];
  const limit = paging.pageSize - first.length;
  const rest = { conditions: far, order, limit, offset: Math.max(0, offset - nearCount) };
  const items = limit === 0 ? first : [...first, ...(await store.listSharers(ctx.read, reader, rest))];
  return { items, recordCount: nearCount + farCount };
}

/** As many different numbers from 1 to `count` as are wanted and there are. */
function anyPlaces(count: number, wanted: number): number[] {
  const places = new Set<number>();
  while (places.size < Math.min(count, wanted)) places.add(randomInt(count) + 1);
  return [...places];
}

/** More are never on one screen. */
const maxShown = 80;

/** TEAM-29, D-134: any accounts but those on the screen, each as likely as any other. */
export async function recommendRandomAccounts(ctx: Context, { size, shown }: { size: number; shown: string }) {
  const reader = readerOf(ctx);
  const conditions = store.isNoneOf(shown.split(',').slice(0, maxShown));
  const count = await store.countSharers(ctx.read, reader.tenantId, conditions);
  const places = anyPlaces(count, size);
  const ids = (await store.listIdsAt(ctx.read, reader.tenantId, { conditions, places })).map(({ id }) => id);
  const wanted = { conditions: [store.isAmong(ids)], order: store.hottestFirst, limit: size, offset: 0 };
  return { items: ids.length === 0 ? [] : await store.listSharers(ctx.read, reader, wanted) };
}
