import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed text says; after `until` it says nothing any more. */
type Claim = { readonly until: number };

const signatureOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** A text others may carry around: everybody can read it, nobody can change it. */
export function signClaim(key: Buffer, claim: Claim & Readonly<Record<string, unknown>>): string {
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${text}.${signatureOf(key, text).toString('base64url')}`;
}

/** Null when it was signed with another key, changed, or is too old. Its shape is what was signed with this key. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what this key signs
export function readClaim<T extends Claim>(key: Buffer, signed: string, now: number): T | null {
  const [text = '', signature = ''] = signed.split('.');
  const [right, given] = [signatureOf(key, text), Buffer.from(signature, 'base64url')];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  // Only `signClaim` has the key.
  const claim = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as T;
  return claim.until > now ? claim : null;
}
