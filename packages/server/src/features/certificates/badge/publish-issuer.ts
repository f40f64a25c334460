import { demand } from '@shuyuan/contract/kernel/app-error';
import type { SystemContext } from '../../../platform/context.ts';
import type { RawRequest } from '../../../platform/http/raw.ts';
import { listPublicKeys } from './badge-key.store.ts';
import { issuerOf } from './issuer-of.ts';
import { publicAnswer } from './public-answer.ts';

/** The company as a signer, with every key it has ever signed with (DID Core, did:web). */
export async function publishIssuer(_: SystemContext, { params, within }: RawRequest) {
  const { tenantId = '' } = params;
  const ctx = within(tenantId);
  const keys = await listPublicKeys(ctx.read, tenantId);
  demand(keys.length > 0, 'request.not-found');
  const { did } = issuerOf(ctx, tenantId);
  const methods = keys.map(({ publicKey }) => ({
    id: `${did}#${publicKey}`,
    type: 'Multikey',
    controller: did,
    publicKeyMultibase: publicKey,
  }));
  return publicAnswer('application/did+json', {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  });
}
