import { demand } from '@shuyuan/contract/kernel/app-error';
import { hasText } from '@shuyuan/contract/site/local-text';
import type { PageContent } from '@shuyuan/contract/site/page-kinds';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { findOrganization } from '../../people/index.ts';
import { removeUnused } from '../../files/index.ts';
import { claimPictures, releasePictures } from '../site-pictures.ts';
import * as store from '../pages.store.ts';
import { cleanContent } from './clean-content.ts';
import { nameOf, pageSubject } from './page-subject.ts';

type Revised = { readonly id: string; readonly revision: number };
type Contents = { readonly draft: PageContent | null; readonly published: PageContent | null };

async function lockRevision(tx: Tx, ctx: Context, { id, revision }: Revised): Promise<store.ManagedPage> {
  const page = await store.lockPage(tx, ctx.actor.tenantId, id);
  demand(page, 'request.not-found');
  demand(page.revision === revision, 'request.stale', { revision: page.revision });
  return page;
}

/** Writes what a change leaves of a page; pictures nothing shows any more go with it. */
async function changePage(
  ctx: Context,
  input: Revised,
  change: (page: store.ManagedPage, tx: Tx) => Promise<Contents> | Contents,
) {
  const { unused, revision } = await ctx.inTransaction(async (tx) => {
    const page = await lockRevision(tx, ctx, input);
    const contents = await change(page, tx);
    const keys = await releasePictures(tx, ctx, { page, contents: [contents.draft, contents.published] });
    const by = { by: ctx.actor.id, at: new Date(ctx.now()) };
    return { unused: keys, revision: await store.updatePage(tx, { id: page.id, ...contents, ...by }) };
  });
  await removeUnused(ctx, unused);
  return { id: input.id, revision };
}

async function record(
  tx: Tx,
  ctx: Context,
  { page, action }: { readonly page: store.ManagedPage; readonly action: string },
): Promise<void> {
  const name = nameOf({ ...page, content: page.draft ?? page.published });
  const { tenantId } = ctx.actor;
  await recordAudit(tx, ctx, { tenantId, action, subject: pageSubject(page.id), after: { name } });
}

/** Keeps the draft. What does not belong on such a page is passed over. */
export async function savePage(ctx: Context, input: Revised & Record<keyof PageContent, unknown>) {
  const page = await store.findManaged(ctx.read, ctx.actor.tenantId, input.id);
  demand(page, 'request.not-found');
  const content = await cleanContent(ctx, page.kind, input);
  return changePage(ctx, input, async ({ published }, tx) => ({
    draft: await claimPictures(tx, ctx, { page, content }),
    published,
  }));
}

/** D-186: a branch page or an article is found by its title; the home page needs none. */
export const publishPage = (ctx: Context, input: Revised) =>
  changePage(ctx, input, async (page, tx) => {
    demand(page.draft, 'site.no-draft');
    demand(page.kind === 'home' || hasText(page.draft.title), 'site.untitled');
    await record(tx, ctx, { page, action: 'site-page.published' });
    return { draft: null, published: page.draft };
  });

/** A page nobody has seen yet is removed, not emptied. */
export const discardDraft = (ctx: Context, input: Revised) =>
  changePage(ctx, input, ({ draft, published }) => {
    demand(draft && published, 'site.no-draft');
    return { draft: null, published };
  });

/** D-009: the organisation has again what those above it have. */
export const withdrawPage = (ctx: Context, input: Revised) =>
  changePage(ctx, input, async (page, tx) => {
    demand(page.published, 'site.no-draft');
    await record(tx, ctx, { page, action: 'site-page.withdrawn' });
    return { draft: page.draft ?? page.published, published: null };
  });

export async function deletePage(ctx: Context, input: Revised) {
  const unused = await ctx.inTransaction(async (tx) => {
    const page = await lockRevision(tx, ctx, input);
    demand(!(await store.hasPagesBelow(tx, page.id)), 'site.has-pages-below');
    await record(tx, ctx, { page, action: 'site-page.deleted' });
    const keys = await releasePictures(tx, ctx, { page, contents: [] });
    await store.deletePage(tx, page.id);
    return keys;
  });
  await removeUnused(ctx, unused);
  return { id: input.id };
}

export async function orderPages(
  ctx: Context,
  input: { readonly organizationId: string; readonly ids: readonly string[] },
) {
  const { organizationId, ids } = input;
  demand(await findOrganization(ctx.read, ctx.actor.tenantId, organizationId), 'request.not-found');
  await ctx.inTransaction(async (tx) => {
    await store.lockPlaceOfPages(tx, organizationId);
    await store.updatePositions(tx, organizationId, ids);
  });
  return {};
}
