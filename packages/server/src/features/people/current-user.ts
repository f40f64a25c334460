import { demand } from '@shuyuan/contract/kernel/app-error';
import { capabilitiesOf } from '@shuyuan/contract/kernel/capabilities';
import type { Context } from '../../platform/context.ts';
import { findPerson } from './people.store.ts';

/** SHELL-10: the caller as the whole client knows them. */
export async function findCurrentUser(ctx: Context) {
  const person = await findPerson(ctx.read, ctx.actor.tenantId, ctx.actor.id);
  demand(person, 'auth.token-revoked');
  const { account, roles, ...rest } = person;
  return { ...rest, name: account, roles: [...roles], dataPermission: capabilitiesOf(roles) };
}
