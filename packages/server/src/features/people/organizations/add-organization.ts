import { demand } from '@shuyuan/contract/kernel/app-error';
import { maxOrganizations } from '@shuyuan/contract/people/organization-tree';
import { type Context, transact } from '../../../platform/context.ts';
import { createOrganization } from './create-organization.ts';
import { countOrganizations, lockTenant, nextPosition } from './organizations.store.ts';

type Input = { readonly parentId: string; readonly name: string };

/** A new organisation, after its siblings. Under the lock of the tree: its parent does not move away meanwhile. */
export function addOrganization(ctx: Context, { parentId, name }: Input): Promise<{ id: string }> {
  const { tenantId } = ctx.actor;
  return transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      await lockTenant(tx, tenantId);
      const count = await countOrganizations(tx, tenantId);
      demand(count < maxOrganizations, 'organization.too-many', { max: maxOrganizations });
      const position = await nextPosition(tx, tenantId, parentId);
      const { id } = await createOrganization(within, { name, parent: { id: parentId, tenantId }, position });
      return { id };
    }),
  );
}
