import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { type BranchRow, findByName, findNode, listChildren } from './organization-branch.store.ts';
import { findOrganization, listPath, type OrganizationName } from './organizations.store.ts';

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

const named = ({ id, name }: OrganizationName): OrganizationName => ({ id, name });

/** Names alone, for members who may not look into the tree: how many work where is not among them. */
export async function listOrganizationNames(
  ctx: Context,
  { search = '', ...paging }: Paging & { search?: string | undefined },
) {
  const { tenantId } = ctx.actor;
  if (search.trim() !== '') {
    const { rows, total } = await findByName(ctx.read, { tenantId, search }, paging);
    return { items: rows.map((row) => ({ ...named(row), above: row.above })), recordCount: total };
  }
  const { node, items, recordCount } = await readOrganizationBranch(ctx, paging);
  const company = paging.page === 1 ? [{ ...named(node), above: [] }] : [];
  return { items: [...company, ...items.map((row) => ({ ...named(row), above: [named(node)] }))], recordCount };
}

/** SITE-10 */
export async function findOrganizationPath(ctx: Context, { id }: { id: string }) {
  const organization = await findOrganization(ctx.read, ctx.actor.tenantId, id);
  demand(organization, 'request.not-found');
  return { items: await listPath(ctx.read, organization) };
}
