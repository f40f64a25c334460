import { generateKeyPairSync } from 'node:crypto';
import type { ContextOf } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import type { BadgeKeyRow } from './badge-key.store.ts';
import { base58 } from './base58.ts';

/** The code of Ed25519 public keys, which stands before the key itself (Multikey). */
const ed25519Code = Buffer.from([0xed, 0x01]);
/** An exported public key ends with its 32 bytes. */
const keyBytes = 32;

/** A pair of keys of a company, the secret one sealed. */
export function makeKey(tenantId: string, { now, secrets }: Pick<ContextOf<unknown>, 'now' | 'secrets'>): BadgeKeyRow {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-keyBytes);
  return {
    id: newId(now()),
    tenantId,
    publicKey: `z${base58(Buffer.concat([ed25519Code, raw]))}`,
    sealedKey: secrets.seal(String(privateKey.export({ type: 'pkcs8', format: 'pem' }))),
    createdAt: new Date(now()),
  };
}
