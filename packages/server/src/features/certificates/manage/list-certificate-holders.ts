import type { AwardState } from '@shuyuan/contract/certificates/award-states';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { openManagedCertificate } from '../certificate.policy.ts';
import { listHolders } from '../records/award.store.ts';
import { awardTimesView } from '../records/award-times-view.ts';

/** With names as of the issue, also of people who left. */
export async function listCertificateHolders(ctx: Context, { id, search, state, ...paging }: Paging & HoldersInput) {
  const certificate = await openManagedCertificate(ctx, id);
  const query = { certificateId: id, search, state, asOf: new Date(ctx.now()) };
  const { rows, total } = await listHolders(ctx.read, query, paging);
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
      renew:
        certificate.state === 'published' && row.replacedBy === null && !row.isRenewing && memberId !== ctx.actor.id,
    },
  }));
  return { items, recordCount: total };
}

export type HoldersInput = {
  readonly id: string;
  readonly search?: string | undefined;
  readonly state?: AwardState | undefined;
};
