import { demand } from '@shuyuan/contract/kernel/app-error';
import { pageLimits } from '@shuyuan/contract/site/page-limits';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { findOrganization } from '../../people/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { claimPictures } from '../site-pictures.ts';
import { insertPage, lockPlaceOfPages } from '../pages.store.ts';
import { checkPlace, type PageInput } from './check-place.ts';
import { firstContent } from './first-content.ts';
import { nameOf, pageSubject } from './page-subject.ts';

/** D-186, D-187 */
export async function createPage(ctx: Context, input: PageInput) {
  const { tenantId, id: by } = ctx.actor;
  demand(await findOrganization(ctx.read, tenantId, input.organizationId), 'request.not-found');
  await refuseSensitive(ctx, Object.values(input.title));
  const content = await firstContent(ctx, input);
  const { organizationId, kind, article, parentId } = input;
  const [id, at] = [newId(ctx.now()), new Date(ctx.now())];
  await ctx.inTransaction(async (tx) => {
    const { total, next } = await lockPlaceOfPages(tx, organizationId);
    demand(total < pageLimits.pagesMax, 'site.too-many-pages', { max: pageLimits.pagesMax });
    await checkPlace(tx, ctx, input);
    const draft = await claimPictures(tx, ctx, { page: { id, kind }, content });
    const page = { id, tenantId, organizationId, kind, article, parentId, position: next };
    demand(await insertPage(tx, { ...page, draft, by, at }), 'site.exists-already');
    const after = { name: nameOf({ kind, article, content }) };
    await recordAudit(tx, ctx, { tenantId, action: 'site-page.created', subject: pageSubject(id), after });
  });
  return { id };
}
