import { readCertificateNumber } from '@shuyuan/contract/certificates/certificate-number';
import { shortenedName } from '@shuyuan/contract/certificates/shortened-name';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { VisitorContext } from '../../../platform/context.ts';
import { issuerOf } from '../badge/issuer-of.ts';
import { findAwardByNumber } from './award.store.ts';
import { awardTimesView } from './award-times-view.ts';

/** D-188: neither mark nor reason, and nothing of the person but first letters. */
export async function checkCertificate(ctx: VisitorContext, input: { readonly number: string }) {
  const known = readCertificateNumber(input.number);
  const award = known === null ? undefined : await findAwardByNumber(ctx.read, known);
  demand(award, 'request.not-found');
  const { number, title, kind, companyName, holderName, revokedAt, replacedBy, requirements } = award;
  return {
    number,
    title,
    kind,
    companyName,
    replacedBy,
    holderName: shortenedName(holderName),
    revokeTime: revokedAt?.getTime() ?? null,
    requirements: requirements.map((asked) => asked.title),
    badgeIssuer: issuerOf(ctx, award.tenantId).did,
    ...awardTimesView(award, ctx.now()),
  };
}
