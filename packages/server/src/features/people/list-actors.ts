import { capabilitiesOf } from '@shuyuan/contract/kernel/capabilities';
import type { Actor, Reads } from '../../platform/context.ts';
import { listActiveRoles } from './people.store.ts';

type NamedActor = Actor & { readonly fullName: string };
export type { NamedActor };

/** People as if they called themselves, with their own rights and no others: for what is decided about them. */
export async function listActors(read: Reads, tenantId: string, ids: readonly string[]): Promise<NamedActor[]> {
  const rows = await listActiveRoles(read, tenantId, ids);
  return rows.map((row) => ({
    ...row,
    capabilities: new Set(capabilitiesOf(row.roles)),
    sessionKey: '',
    mustChangePassword: false,
  }));
}
