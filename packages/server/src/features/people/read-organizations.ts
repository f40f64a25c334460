import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../platform/context.ts';
import { type BranchRow, findByName, findNode, listChildren } from './organization-branch.store.ts';
import { findOrganization, listPath } from './organizations.store.ts';

const toNode = <Row extends BranchRow>({ updatedAt, ...row }: Row) => ({ ...row, version: updatedAt.getTime() });

/** What the tree shows when one of its organisations is opened; the company itself without an id. */
export async function readOrganizationBranch(ctx: Context, { id, ...paging }: Paging & { id?: string | undefined }) {
  const { tenantId } = ctx.actor;
  const branch = { tenantId, id: id ?? tenantId };
  const [node, children] = await Promise.all([
    findNode(ctx.read, tenantId, branch.id),
    listChildren(ctx.read, branch, paging),
  ]);
  demand(node, 'request.not-found');
  return { node: toNode(node), items: children.map(toNode), recordCount: node.childCount };
}

export async function searchOrganizations(ctx: Context, { search, ...paging }: Paging & { search: string }) {
  const { rows, total } = await findByName(ctx.read, { tenantId: ctx.actor.tenantId, search }, paging);
  return { items: rows.map(toNode), recordCount: total };
}

/** SITE-10 */
export async function findOrganizationPath(ctx: Context, { id }: { id: string }) {
  const organization = await findOrganization(ctx.read, ctx.actor.tenantId, id);
  demand(organization, 'request.not-found');
  return { items: await listPath(ctx.read, organization) };
}
