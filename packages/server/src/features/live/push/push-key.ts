import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../platform/secrets.ts';

const macLength = 22;

const macOf = (secrets: Secrets, liveId: string): string =>
  createHmac('sha256', secrets.keyFor('push keys')).update(liveId).digest('base64url').slice(0, macLength);

/** What a host writes into the program that pushes: names the live, and nobody else can make one up. */
export const pushKeyOf = (secrets: Secrets, liveId: string): string => `${liveId}-${macOf(secrets, liveId)}`;

/** The live a key was made for; null for any other text. */
export function liveOfKey(secrets: Secrets, key: string): string | null {
  const at = key.length - macLength - 1;
  if (at < 1 || key[at] !== '-') return null;
  const liveId = key.slice(0, at);
  const [given, right] = [Buffer.from(key.slice(at + 1)), Buffer.from(macOf(secrets, liveId))];
  return given.length === right.length && timingSafeEqual(given, right) ? liveId : null;
}
