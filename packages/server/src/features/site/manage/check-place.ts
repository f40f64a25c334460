import { demand } from '@shuyuan/contract/kernel/app-error';
import type { LocalText } from '@shuyuan/contract/site/local-text';
import type { Article, PageKind } from '@shuyuan/contract/site/page-kinds';
import type { Context, Tx } from '../../../platform/context.ts';
import { findManaged } from '../pages.store.ts';

/** Articles are the whole company's; a branch page stands under the home page, or under one that does. */
export async function checkPlace(
  tx: Tx,
  ctx: Context,
  { organizationId, kind, article, parentId }: PageInput,
): Promise<void> {
  const isArticle = kind === 'article';
  demand(isArticle === (article !== null), 'site.wrong-place');
  demand(!isArticle || organizationId === ctx.actor.tenantId, 'site.wrong-place');
  if (parentId === null) return;
  const parent = await findManaged(tx, ctx.actor.tenantId, parentId);
  const isUnderHome = parent?.kind === 'branch' && parent.parentId === null && parent.organizationId === organizationId;
  demand(kind === 'branch' && isUnderHome, 'site.wrong-place');
}

export type PageInput = {
  readonly organizationId: string;
  readonly kind: PageKind;
  readonly article: Article | null;
  readonly parentId: string | null;
  readonly title: LocalText;
};
