import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findBadgeAward } from '../records/award.store.ts';
import { badgeOfAward } from './badge-of-award.ts';
import { issuerOf } from './issuer-of.ts';
import { openSigningKey } from './open-signing-key.ts';
import { signCredential } from './sign-credential.ts';

/** D-188: an award as a signed Open Badge, for its holder; one that was revoked is not signed again. */
export async function readCertificateBadge(ctx: Context, { id }: { readonly id: string }) {
  const { tenantId, id: memberId } = ctx.actor;
  const award = await findBadgeAward(ctx.read, tenantId, id);
  demand(award?.memberId === memberId, 'request.not-found');
  demand(award.revokedAt === null, 'certificate.wrong-state', { state: 'revoked' });
  const issuer = issuerOf(ctx, tenantId);
  const { publicKey, privateKey } = await openSigningKey(ctx, tenantId);
  const document = badgeOfAward(award, { issuer, clientUrl: ctx.external.clientUrl });
  const signer = { privateKey, verificationMethod: `${issuer.did}#${publicKey}` };
  return piecesOf(JSON.stringify(signCredential(document, signer, ctx.now()), null, 2));
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}
