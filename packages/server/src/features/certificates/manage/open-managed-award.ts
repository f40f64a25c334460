import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { managesCertificate } from '../certificate.policy.ts';
import { findCertificate } from '../certificate.store.ts';
import { type AwardRow, findAward } from '../records/award.store.ts';

/** Also of a certificate that is gone, by those who manage all courses. Nobody decides about their own: a manager stays a witness. */
export async function openManagedAward(ctx: Context, id: string): Promise<AwardRow> {
  const { actor } = ctx;
  const award = await findAward(ctx.read, actor.tenantId, id);
  demand(award, 'request.not-found');
  const certificate = await findCertificate(ctx.read, actor.tenantId, award.certificateId);
  const isManager = certificate ? managesCertificate(actor, certificate) : actor.capabilities.has('course.manageAll');
  demand(isManager || award.memberId === actor.id, 'request.not-found');
  demand(isManager && award.memberId !== actor.id, 'auth.forbidden');
  return award;
}
