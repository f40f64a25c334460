import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.ts';

const keyLength = 32;

/** D-050: what the link to a live of scope 3 carries. Always the same for a live, so that a link once given stays good. */
export const shareKeyOf = (secrets: Secrets, liveId: string): string =>
  createHmac('sha256', secrets.keyFor('live links')).update(liveId).digest('base64url').slice(0, keyLength);

export function isShareKey(secrets: Secrets, liveId: string, given: string): boolean {
  const [right, other] = [Buffer.from(shareKeyOf(secrets, liveId)), Buffer.from(given)];
  return right.length === other.length && timingSafeEqual(right, other);
}
