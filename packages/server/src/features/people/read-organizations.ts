import { demand } from '@shuyuan/contract/kernel/app-error';
import { maxOrganizations } from '@shuyuan/contract/people/organization-tree';
import type { Context } from '../../platform/context.ts';
import { findOrganization, listPath, listTree } from './organizations.store.ts';

/** All organisations of the tenant, a parent always before what is below it. */
export async function readOrganizationTree(ctx: Context) {
  const rows = await listTree(ctx.read, ctx.actor.tenantId, maxOrganizations);
  const items = rows.map(({ updatedAt, memberCount, ...row }) => ({
    ...row,
    memberCount: Number(memberCount),
    version: updatedAt.getTime(),
  }));
  return { items };
}

/** SITE-10 */
export async function findOrganizationPath(ctx: Context, { id }: { id: string }) {
  const organization = await findOrganization(ctx.read, ctx.actor.tenantId, id);
  demand(organization, 'request.not-found');
  return { items: await listPath(ctx.read, organization) };
}
