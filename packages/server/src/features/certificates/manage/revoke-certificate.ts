import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { takeRewardBack } from '../issue/pay-reward.ts';
import { lockCheck } from '../issue/issue.store.ts';
import { revokeAward } from '../records/award.store.ts';
import { closeRenewal } from '../renew/renewal.store.ts';
import { openManagedAward } from './open-managed-award.ts';

/** D-188: for good, with the next run where one was open; it is earned again only in one a manager opens. */
export async function revokeCertificate(
  ctx: Context,
  { id, reason }: { readonly id: string; readonly reason: string },
) {
  const { tenantId, id: actorId } = ctx.actor;
  const { memberId, certificateId, title, number } = await openManagedAward(ctx, id);
  await refuseSensitive(ctx, [reason]);
  const at = new Date(ctx.now());
  await ctx.inTransaction(async (tx) => {
    await lockCheck(tx, { certificateId, memberId });
    const isRevoked = await revokeAward(tx, { id, reason, by: actorId, at });
    demand(isRevoked, 'certificate.wrong-state', { state: 'revoked' });
    await closeRenewal(tx, id, at);
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
    await takeRewardBack(tx, ctx, { id, tenantId, title });
  });
  return { id };
}
