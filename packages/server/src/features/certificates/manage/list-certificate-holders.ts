import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { openManagedCertificate } from '../certificate.policy.ts';
import { listHolders } from '../records/award.store.ts';
import { awardTimesView } from '../records/award-times-view.ts';

type HoldersInput = Paging & { readonly id: string; readonly search?: string | undefined };

/** With names as of the issue, also of people who left. */
export async function listCertificateHolders(ctx: Context, { id, search, ...paging }: HoldersInput) {
  const { state } = await openManagedCertificate(ctx, id);
  const { rows, total } = await listHolders(ctx.read, { certificateId: id, search }, paging);
  const items = rows.map(({ memberId, issuedAt, expiresAt, revokedAt, ...row }) => ({
    id: row.id,
    holderName: row.holderName,
    number: row.number,
    revokeReason: row.revokeReason,
    isMarkFallen: revokedAt !== null && row.revokedBy === null,
    replacedBy: row.replacedBy,
    ...awardTimesView({ issuedAt, expiresAt, revokedAt }, ctx.now()),
    can: {
      revoke: revokedAt === null && memberId !== ctx.actor.id,
      renew: state === 'published' && row.replacedBy === null && !row.isRenewing && memberId !== ctx.actor.id,
    },
  }));
  return { items, recordCount: total };
}
