import { createHmac } from 'node:crypto';
import { hourSeconds } from '@shuyuan/contract/kernel/time-units';

/** As `RTCPeerConnection` takes it. */
export type IceServer = { readonly urls: string[]; readonly username?: string; readonly credential?: string };

type Settings = { readonly TURN_URLS: readonly string[]; readonly TURN_SECRET: string };
type Asker = { readonly now: number; readonly who: string };

/** Longer than a live lasts: a relay asks again whenever somebody comes back. */
const goodSeconds = 6 * hourSeconds;

/**
 * The helpers of the operator, with credentials of one's own that end by themselves: coturn (`use-auth-secret`) computes
 * the same HMAC, so nobody has an account there, and what one person passes on can be told apart and ends soon.
 */
export function iceServers({ TURN_URLS, TURN_SECRET }: Settings, { now, who }: Asker): IceServer[] {
  const isRelay = (url: string): boolean => url.startsWith('turn');
  const [relays, others] = [TURN_URLS.filter(isRelay), TURN_URLS.filter((url) => !isRelay(url))];
  // The colon parts the two halves; in the second it would make a third.
  const username = `${Math.floor(now / 1000) + goodSeconds}:${who.replaceAll(':', '-')}`;
  const credential = createHmac('sha1', TURN_SECRET).update(username).digest('base64');
  return [
    ...(others.length > 0 ? [{ urls: others }] : []),
    ...(relays.length > 0 ? [{ urls: relays, username, credential }] : []),
  ];
}
