import { demand } from '@shuyuan/contract/kernel/app-error';
import { type MemberAction, memberLife } from '@shuyuan/contract/people/member-state';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { broadcastSessionsEnded, endSessionsOf } from '../../../platform/sessions/index.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { lockManagedMember } from './managed-members.store.ts';
import { saveState } from './members.store.ts';
import { canOf } from '../people.policy.ts';

const audited: Record<MemberAction, string> = {
  suspend: 'member.suspended',
  reactivate: 'member.reactivated',
  leave: 'member.left',
};

/** Out, back in, or gone for good. Who is out has no session left, in whichever process it was used. */
export async function changeMemberState(
  ctx: Context,
  { id, action }: { id: string; action: MemberAction },
): Promise<{ id: string }> {
  const { tenantId } = ctx.actor;
  const { from, to } = memberLife.table[action];
  const ended = await ctx.inTransaction(async (tx) => {
    const member = await lockManagedMember(tx, tenantId, id);
    demand(member, 'request.not-found');
    demand(id !== ctx.actor.id, 'member.not-oneself');
    demand(canOf(ctx.actor, member).end, 'member.needs-platform-admin');
    await keepAnAdministrator(tx, { id, tenantId }, { before: member, after: { state: to, roles: member.roles } });
    const isSaved = await saveState(tx, id, { from, to, now: ctx.now() });
    demand(isSaved, 'member.wrong-state', { state: member.state });
    const subject = { kind: 'member', id };
    const states = { before: { state: member.state }, after: { state: to } };
    await recordAudit(tx, ctx, { tenantId, action: audited[action], subject, ...states });
    return endSessionsOf(tx, { tenantId, memberId: id }, { at: new Date(ctx.now()) });
  });
  broadcastSessionsEnded(ctx, ended);
  return { id };
}
