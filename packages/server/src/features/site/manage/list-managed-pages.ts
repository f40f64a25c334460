import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findOrganization } from '../../people/index.ts';
import { findHome, findManaged, listManaged, type ManagedPage } from '../pages.store.ts';

const toRow = ({ id, kind, article, parentId, draft, published, updatedAt, updatedBy }: ManagedPage) => ({
  id,
  kind,
  article,
  parentId,
  title: (draft ?? published)?.title ?? {},
  isPublished: published !== null,
  hasDraft: draft !== null,
  updatedAt: updatedAt.getTime(),
  updatedBy,
});

/** D-186: any organisation of the tenant, as with its settings. */
export async function listManagedPages(ctx: Context, { organizationId }: { readonly organizationId: string }) {
  const { tenantId } = ctx.actor;
  const organization = await findOrganization(ctx.read, tenantId, organizationId);
  demand(organization, 'request.not-found');
  const above = organization.path.at(-2);
  const [rows, inherited] = await Promise.all([
    listManaged(ctx.read, { tenantId, organizationId }),
    above === undefined ? undefined : findHome(ctx.read, { tenantId, organizationId: above }),
  ]);
  return {
    organization: { id: organization.id, name: organization.name, isRoot: organization.id === tenantId },
    inheritedHome: inherited ? { id: inherited.organizationId, name: inherited.organizationName } : null,
    items: rows.map(toRow),
  };
}

export async function readManagedPage(ctx: Context, { id }: { readonly id: string }) {
  const page = await findManaged(ctx.read, ctx.actor.tenantId, id);
  demand(page, 'request.not-found');
  const content = page.draft ?? page.published;
  demand(content, 'internal.unexpected');
  return {
    ...toRow(page),
    organization: { id: page.organizationId, name: page.organizationName },
    revision: page.revision,
    ...content,
    published: page.published,
  };
}
