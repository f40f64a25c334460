import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Language } from '@shuyuan/contract/kernel/languages';
import type { Context } from '../../../platform/context.ts';
import { managesCertificate } from '../certificate.policy.ts';
import { findCertificate } from '../certificate.store.ts';
import { findAward } from '../records/award.store.ts';
import { drawCertificate } from './draw-certificate.ts';

type PdfInput = { readonly id: string; readonly language: Language };

/** D-188: for its holder and for those who manage the certificate; one that was revoked is not printed. */
export async function readCertificatePdf(ctx: Context, { id, language }: PdfInput) {
  const { actor } = ctx;
  const award = await findAward(ctx.read, actor.tenantId, id);
  demand(award, 'request.not-found');
  const certificate = await findCertificate(ctx.read, actor.tenantId, award.certificateId);
  const isManager = certificate !== undefined && managesCertificate(actor, certificate);
  demand(isManager || award.memberId === actor.id, 'request.not-found');
  demand(award.revokedAt === null, 'certificate.wrong-state', { state: 'revoked' });
  const address = `${ctx.external.clientUrl}#/certificate/${award.number}`;
  return drawCertificate(award, { language, address });
}
