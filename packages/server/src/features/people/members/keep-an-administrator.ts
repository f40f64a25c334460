import { demand } from '@shuyuan/contract/kernel/app-error';
import { mustBeLeft } from '@shuyuan/contract/people/administrators';
import type { Tx } from '../../../platform/context.ts';
import { hasOtherAdministrator } from './members.store.ts';
import { lockTenant } from '../organizations/organizations.store.ts';

type Owned = { readonly id: string; readonly tenantId: string };
type Step = { readonly before: Parameters<typeof mustBeLeft>[0]; readonly after: Parameters<typeof mustBeLeft>[1] };

/** Nobody takes away the last administrator. Counted under a lock: of two who each remove the other, one is refused. */
export async function keepAnAdministrator(tx: Tx, member: Owned, { before, after }: Step): Promise<void> {
  const kinds = mustBeLeft(before, after);
  if (kinds.length === 0) return;
  await lockTenant(tx, member.tenantId);
  for (const roles of kinds) demand(await hasOtherAdministrator(tx, member, roles), 'member.last-administrator');
}
