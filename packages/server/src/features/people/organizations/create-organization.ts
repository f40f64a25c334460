import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { findOrganization, insertOrganization, type Organization } from './organizations.store.ts';

type Input = {
  readonly name: string;
  /** Without one the organisation is a tenant of its own. */
  readonly parent?: { readonly id: string; readonly tenantId: string };
  readonly position?: number;
};

/** A place in the tree of a tenant, or the root of a new tenant (D-008). */
export function createOrganization(
  ctx: ContextOf<{ readonly id: string } | null>,
  { name, parent, position = 0 }: Input,
): Promise<Organization> {
  return ctx.inTransaction(async (tx) => {
    const above = parent && (await findOrganization(tx, parent.tenantId, parent.id));
    demand(!parent || above, 'request.not-found');
    const id = newId(ctx.now());
    const organization = { id, tenantId: above?.tenantId ?? id, path: [...(above?.path ?? []), id], name };
    await insertOrganization(tx, { ...organization, parentId: above?.id ?? null, position });
    await recordAudit(tx, ctx, {
      tenantId: organization.tenantId,
      action: 'organization.created',
      subject: { kind: 'organization', id },
      after: { name, parentId: above?.id ?? null },
    });
    return organization;
  });
}
