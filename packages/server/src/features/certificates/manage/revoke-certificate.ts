import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { managesCertificate } from '../certificate.policy.ts';
import { findCertificate } from '../certificate.store.ts';
import { findAward, revokeAward } from '../records/award.store.ts';

/** Also of a certificate that is gone, by those who manage all courses. Nobody revokes their own: a manager stays a witness. */
async function openRevocable(ctx: Context, id: string) {
  const { actor } = ctx;
  const award = await findAward(ctx.read, actor.tenantId, id);
  demand(award, 'request.not-found');
  const certificate = await findCertificate(ctx.read, actor.tenantId, award.certificateId);
  const isManager = certificate ? managesCertificate(actor, certificate) : actor.capabilities.has('course.manageAll');
  demand(isManager || award.memberId === actor.id, 'request.not-found');
  demand(isManager && award.memberId !== actor.id, 'auth.forbidden');
  return award;
}

/** D-188: for good; whoever passes again is not issued another by themselves. */
export async function revokeCertificate(
  ctx: Context,
  { id, reason }: { readonly id: string; readonly reason: string },
) {
  const { tenantId, id: actorId } = ctx.actor;
  const { memberId, certificateId, title, number } = await openRevocable(ctx, id);
  await refuseSensitive(ctx, [reason]);
  await ctx.inTransaction(async (tx) => {
    const isRevoked = await revokeAward(tx, { id, reason, by: actorId, at: new Date(ctx.now()) });
    demand(isRevoked, 'certificate.wrong-state', { state: 'revoked' });
    const subject = { kind: 'certificate', id: certificateId } as const;
    await recordAudit(tx, ctx, { tenantId, action: 'certificate.revoked', subject, after: { number, reason } });
    await notify(tx, ctx, {
      kind: 'certificate',
      text: 'revoked',
      values: { title, reason },
      receivers: [memberId],
      subject,
      link: '/center/my/certificate',
      key: `certificate revoked ${id}`,
    });
  });
  return { id };
}
