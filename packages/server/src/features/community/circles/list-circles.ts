import type { ContentSort } from '@shuyuan/contract/community/questions';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { dayOf } from '@shuyuan/contract/teams/report-days';
import type { Context } from '../../../platform/context.ts';
import { contentOrders, isInCircle } from '../columns/column-contents.store.ts';
import { areCirclesOpen } from '../community-switches.ts';
import { pageOfCards } from '../questions/question-cards.ts';
import { isListed } from '../questions/question-list.store.ts';
import { openCircle, readerOf } from './circle.policy.ts';
import * as store from './circle.store.ts';

type Slice = Parameters<typeof store.listCircles>[2];

const managedToWire = ({ readNum, ...circle }: store.CircleRow) => ({ ...circle, popluarNum: readNum });

/** Whether it is offered is for whoever keeps circles in order. */
function toWire(row: store.CircleRow) {
  const { isHidden: _hidden, coverFileId: _file, ...circle } = managedToWire(row);
  return circle;
}

const listed = async (ctx: Context, slice: Slice) => store.listCircles(ctx.read, readerOf(ctx), slice);

type Page = Pick<Slice, 'conditions' | 'order'> & { readonly paging: Paging };

async function rowsOf(ctx: Context, { conditions, order, paging }: Page) {
  const [items, recordCount] = await Promise.all([
    listed(ctx, { conditions, order, limit: paging.pageSize, offset: offsetOf(paging) }),
    store.countCircles(ctx.read, readerOf(ctx), conditions),
  ]);
  return { items, recordCount };
}

/** D-142: where the company has no circles every list is empty. */
async function pageOf(ctx: Context, wanted: Page) {
  if (!(await areCirclesOpen(ctx))) return { items: [], recordCount: 0 };
  const { items, recordCount } = await rowsOf(ctx, wanted);
  return { items: items.map(toWire), recordCount };
}

async function hottest(ctx: Context, { conditions, size }: { conditions: Slice['conditions']; size: number }) {
  if (!(await areCirclesOpen(ctx))) return [];
  return (await listed(ctx, { conditions, order: store.hottestFirst, limit: size, offset: 0 })).map(toWire);
}

/** COMM-46: also what is no longer offered, or one could not leave it. */
export const listMyCircles = (ctx: Context, paging: Paging) =>
  pageOf(ctx, { conditions: [store.isMine], order: store.latestJoined, paging });

/** As many as their list has (COMM-24). */
export const countMyCircles = async (ctx: Context): Promise<number> =>
  (await areCirclesOpen(ctx)) ? store.countCircles(ctx.read, readerOf(ctx), [store.isMine]) : 0;

/** COMM-47 */
export const listHottestCircles = async (ctx: Context, { size }: { readonly size: number }) => ({
  items: await hottest(ctx, { conditions: [store.isOffered], size }),
});

type Search = Paging & { readonly search?: string | undefined };
const found = (search: string | undefined) => (search ? store.nameMatches(search) : []);

/** COMM-49 */
export const listCirclePages = (ctx: Context, { search, ...paging }: Search) =>
  pageOf(ctx, { conditions: [store.isOffered, ...found(search)], order: store.hottestFirst, paging });

const isNew = [store.isOffered, store.isNotMine];

/** COMM-50 */
export const recommendCircles = async (ctx: Context, { size }: { readonly size: number }) => ({
  items: await hottest(ctx, { conditions: isNew, size }),
});

/** COMM-50: each day the next of them, the same all day. */
export async function recommendCircle(ctx: Context) {
  if (!(await areCirclesOpen(ctx))) return { circle: null };
  const count = await store.countCircles(ctx.read, readerOf(ctx), isNew);
  const days = Math.floor(Date.parse(dayOf(ctx.now(), ctx.external.timeZone)) / dayMs);
  const slice = { conditions: isNew, order: store.newestFirst, limit: 1, offset: count === 0 ? 0 : days % count };
  const [circle] = await listed(ctx, slice);
  return { circle: circle ? toWire(circle) : null };
}

/** COMM-51 */
export const readCircle = async (ctx: Context, { id }: { readonly id: string }) => toWire(await openCircle(ctx, id));

type Contents = Paging & { readonly id: string; readonly sort: ContentSort };

/** COMM-48 */
export async function listCircleQuestions(ctx: Context, { id, sort, ...paging }: Contents) {
  if (!(await areCirclesOpen(ctx))) return { items: [], recordCount: 0 };
  await openCircle(ctx, id);
  return pageOfCards(ctx, { conditions: [isListed, isInCircle(id)], order: contentOrders[sort], paging });
}

/** For whoever keeps them in order, whatever the switch says. */
export async function listManagedCircles(ctx: Context, { search, ...paging }: Search) {
  const { items, recordCount } = await rowsOf(ctx, { conditions: found(search), order: store.newestFirst, paging });
  return { items: items.map(managedToWire), recordCount };
}
