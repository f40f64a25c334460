import type { LiveIdentity } from '@shuyuan/contract/live/live-identity';

/** ROUTE-01: where somebody enters a room of our own, below the client. */
export const actionLink = (liveId: string, identity: LiveIdentity): string =>
  `#/live/action?id=${encodeURIComponent(liveId)}&identity=${identity}`;

/** D-069: where a guest enters with the token of a temporary address; open to who is not signed in. */
export const guestLink = (liveId: string, token: string): string =>
  `#/lives/keylogin/${encodeURIComponent(liveId)}?token=${encodeURIComponent(token)}`;
