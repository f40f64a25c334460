import { demand } from '@shuyuan/contract/kernel/app-error';
import { mayGrant } from '@shuyuan/contract/people/administrators';
import type { Context } from '../../../platform/context.ts';
import { createMember } from './create-member.ts';
import type { MemberDetails, MemberRights } from './members.store.ts';
import { newOneTimePassword } from './one-time-password.ts';
import { withoutFirst } from '../without-first.ts';

/** Administration adds somebody, and hands them the password they must replace. */
export async function addMember(ctx: Context, wish: MemberDetails & MemberRights) {
  demand(mayGrant(ctx.actor.roles, wish.roles), 'member.needs-platform-admin');
  const password = newOneTimePassword(wish.account);
  const { tenantId } = ctx.actor;
  const { id } = await createMember(ctx, { ...withoutFirst(wish), tenantId, password, mustChangePassword: true });
  return { id, password };
}
