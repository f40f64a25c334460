import { recordAudit } from '../../../platform/audit.ts';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { takeRewardBack } from '../issue/pay-reward.ts';
import type { CheckRow } from '../issue/issue.store.ts';
import { revokeAward } from '../records/award.store.ts';
import { closeRenewal } from '../renew/renewal.store.ts';
import { findFallen } from './fallen.store.ts';

type Revoker = Pick<SystemContext, 'now' | 'actor' | 'requestId' | 'external'>;

/** D-188: an award whose mark fell is revoked where its author chose so, with the coins it paid. Whether there was one. */
export async function revokeFallen(tx: Tx, ctx: Revoker, pair: CheckRow): Promise<boolean> {
  const at = new Date(ctx.now());
  const award = await findFallen(tx, pair, at);
  if (!award || !(await revokeAward(tx, { id: award.id, reason: award.content, by: null, at }))) return false;
  await closeRenewal(tx, award.id, at);
  const { id, tenantId, number, title, content } = award;
  const subject = { kind: 'certificate', id: pair.certificateId } as const;
  await recordAudit(tx, ctx, {
    tenantId,
    action: 'certificate.revoked',
    subject,
    after: { number, reason: content },
  });
  await notify(tx, ctx, {
    tenantId,
    kind: 'certificate',
    text: 'markFell',
    values: { title, content },
    receivers: [pair.memberId],
    subject,
    link: '/center/my/certificate',
    key: `certificate revoked ${id}`,
  });
  await takeRewardBack(tx, ctx, award);
  return true;
}
