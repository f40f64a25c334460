import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';
import { readClaim, signClaim } from '../../../platform/signed-claim.ts';

/** D-069 */
export const guestTokenMs = 10 * minuteMs;

type Signing = Pick<SystemContext, 'secrets' | 'now'>;
type GuestClaim = { readonly liveId: string; readonly tenantId: string; readonly until: number };
const purpose = 'guests of a room';

/** What a temporary address carries: whoever has it comes in as a guest, while it lasts. */
export function issueGuestToken({ secrets, now }: Signing, live: { readonly id: string; readonly tenantId: string }) {
  const until = now() + guestTokenMs;
  const token = signClaim(secrets.keyFor(purpose), { liveId: live.id, tenantId: live.tenantId, until });
  return { token, expireTime: until };
}

export function readGuestToken({ secrets, now }: Signing, liveId: string, token: string): GuestClaim | null {
  const claim = readClaim<GuestClaim>(secrets.keyFor(purpose), token, now());
  return claim?.liveId === liveId ? claim : null;
}
