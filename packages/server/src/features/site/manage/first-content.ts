import { defaultHome } from '@shuyuan/contract/site/page-modules';
import type { PageContent } from '@shuyuan/contract/site/page-kinds';
import type { Context } from '../../../platform/context.ts';
import { findHome } from '../pages.store.ts';
import { copyPictures } from '../site-pictures.ts';
import type { PageInput } from './check-place.ts';

/** A home page begins as what its organisation has without one, so that nothing changes for readers by making it. */
export async function firstContent(ctx: Context, { kind, organizationId, title }: PageInput): Promise<PageContent> {
  const bare = { title, description: {} };
  if (kind !== 'home') return { ...bare, modules: [] };
  const inherited = await findHome(ctx.read, { tenantId: ctx.actor.tenantId, organizationId });
  return inherited ? copyPictures(ctx, inherited.content) : { ...bare, modules: [...defaultHome] };
}
