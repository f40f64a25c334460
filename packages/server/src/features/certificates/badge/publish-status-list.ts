import { demand } from '@shuyuan/contract/kernel/app-error';
import type { SystemContext } from '../../../platform/context.ts';
import type { RawRequest } from '../../../platform/http/raw.ts';
import { findKeyInUse, listRevokedPlaces } from './badge-key.store.ts';
import { issuerOf } from './issuer-of.ts';
import { publicAnswer } from './public-answer.ts';
import { signCredential } from './sign-credential.ts';
import { openSigningKey } from './open-signing-key.ts';
import { encodeStatusList, listLength } from './encode-status-list.ts';
import { credentialContext } from './terms.ts';

/** The signed list that says which badges were revoked (Bitstring Status List 1.0), as of now. */
export async function publishStatusList(_: SystemContext, { params, within }: RawRequest) {
  const { tenantId = '', list: typed = '' } = params;
  demand(/^\d{1,9}$/.test(typed), 'request.not-found');
  const list = Number(typed);
  const ctx = within(tenantId);
  const range = { tenantId, from: list * listLength, to: (list + 1) * listLength };
  const places = await listRevokedPlaces(ctx.read, range);
  // Without a key nobody has a badge yet, and a reader makes none.
  demand(places && (await findKeyInUse(ctx.read, tenantId)), 'request.not-found');
  const issuer = issuerOf(ctx, tenantId);
  const address = issuer.listAddress(list);
  const { publicKey, privateKey } = await openSigningKey(ctx, tenantId);
  const document = {
    '@context': [credentialContext],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.did,
    validFrom: new Date(ctx.now()).toISOString(),
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeStatusList(places),
    },
  } as const;
  const signer = { privateKey, verificationMethod: `${issuer.did}#${publicKey}` };
  return publicAnswer('application/vc', signCredential(document, signer, ctx.now()));
}
