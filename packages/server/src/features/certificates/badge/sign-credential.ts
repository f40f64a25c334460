import { createHash, type KeyObject, sign } from 'node:crypto';
import { base58 } from './base58.ts';
import { canonicalForm } from './canonical-form.ts';
import type { LinkedNode } from './linked-node.ts';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A document with its proof: `eddsa-rdfc-2022` of Data Integrity (VC-DI-EDDSA 1.0). */
export function signCredential<Document extends LinkedNode>(
  document: Document,
  { privateKey, verificationMethod }: Signer,
  now: number,
) {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: new Date(now).toISOString(),
    verificationMethod,
    proofPurpose: 'assertionMethod',
  };
  const signed = Buffer.concat([sha256(canonicalForm(options)), sha256(canonicalForm(document))]);
  return { ...document, proof: { ...options, proofValue: `z${base58(sign(null, signed, privateKey))}` } };
}

type Signer = {
  readonly privateKey: KeyObject;
  /** The address its public key is published at. */
  readonly verificationMethod: string;
};
