import { demand } from '@shuyuan/contract/kernel/app-error';
import { defaultHome } from '@shuyuan/contract/site/page-modules';
import { pageLimits } from '@shuyuan/contract/site/page-limits';
import { addressOf } from '@shuyuan/contract/site/page-kinds';
import type { Context } from '../../platform/context.ts';
import { findHome, findShownPage, listBelow, listBranches, type PageRow } from './pages.store.ts';

const readerOf = ({ actor: { tenantId, organizationId } }: Context) => ({ tenantId, organizationId });

const toCard = ({ id, content: { title, description } }: PageRow) => ({ id, title, description });
const placeOf = ({ organizationId, organizationName }: PageRow) => ({ id: organizationId, name: organizationName });
const urlOf = (page: PageRow): string => `#${addressOf(page)}`;

async function openPage(ctx: Context, id: string): Promise<PageRow> {
  const page = await findShownPage(ctx.read, readerOf(ctx), id);
  demand(page, 'request.not-found');
  return page;
}

const limit = pageLimits.pagesMax;

/** The pages one stands under. A page above that was taken back is left out, and whatever is above that. */
async function listAbove(ctx: Context, page: PageRow): Promise<PageRow[]> {
  const above: PageRow[] = [];
  let next = page.parentId;
  while (next !== null && above.length < limit) {
    const parent = await findShownPage(ctx.read, readerOf(ctx), next);
    if (!parent) break;
    above.unshift(parent);
    next = parent.parentId;
  }
  return above;
}

/** SITE-03 */
export async function readPage(ctx: Context, { id }: { readonly id: string }) {
  const page = await openPage(ctx, id);
  const [above, below] = await Promise.all([
    listAbove(ctx, page),
    page.kind === 'branch' ? listBelow(ctx.read, readerOf(ctx), { parentId: id, limit }) : [],
  ]);
  const { kind, content } = page;
  return { id, kind, organization: placeOf(page), ...content, above: above.map(toCard), below: below.map(toCard) };
}

/** SITE-02 */
export async function listPagesBelow(ctx: Context, { parentId }: { readonly parentId?: string | undefined }) {
  const parent = parentId === undefined ? null : await openPage(ctx, parentId);
  const under = parent?.kind === 'branch' ? parent.id : null;
  const [pages, all] = await Promise.all([
    listBelow(ctx.read, readerOf(ctx), { parentId: under, limit }),
    listBranches(ctx.read, readerOf(ctx)),
  ]);
  return {
    items: pages.map((page) => ({
      ...toCard(page),
      organization: placeOf(page),
      childCount: all.filter((one) => one.parentId === page.id).length,
    })),
  };
}

/** SITE-04 */
export const readOriginalUrl = async (ctx: Context, { id }: { readonly id: string }) => ({
  url: urlOf(await openPage(ctx, id)),
});

/** SITE-04, ROUTE-17 */
export async function listNavigation(ctx: Context) {
  const pages = await listBranches(ctx.read, readerOf(ctx));
  const shown = new Set(pages.map(({ id }) => id));
  const entryOf = (page: PageRow) => ({ id: page.id, title: page.content.title, url: urlOf(page) });
  const isTop = ({ parentId }: PageRow): boolean => parentId === null || !shown.has(parentId);
  return {
    items: pages.filter(isTop).map((page) => ({
      ...entryOf(page),
      description: page.content.description,
      organization: placeOf(page),
      below: pages.filter(({ parentId }) => parentId === page.id).map(entryOf),
    })),
  };
}

/** D-186: the home page that holds for the caller, and the pages it leads to; without one that of the product. */
export async function readHome(ctx: Context) {
  const [home, below] = await Promise.all([
    findHome(ctx.read, readerOf(ctx)),
    listBelow(ctx.read, readerOf(ctx), { parentId: null, limit: pageLimits.navigationMax }),
  ]);
  return {
    id: home?.id ?? null,
    modules: home?.content.modules ?? [...defaultHome],
    navigation: below.map(({ id, content: { title } }) => ({ id, title })),
  };
}
