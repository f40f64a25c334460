import type { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { isExternal, type LiveSupplier } from '@shuyuan/contract/live/suppliers';

/** Pages of the client, behind the address people open it at. */

/** ROUTE-01: where somebody enters a room of our own. */
export const actionLink = (liveId: string, identity: LiveIdentity): string =>
  `#/live/action?id=${encodeURIComponent(liveId)}&identity=${identity}`;

/** ROUTE-03, ROUTE-04 */
export const detailLink = ({ id, supplier }: { readonly id: string; readonly supplier: LiveSupplier }): string =>
  `#/${isExternal(supplier) ? 'activity/gensee' : 'live'}/detail/${encodeURIComponent(id)}`;

/** D-069: where a guest enters with the token of a temporary address; open to who is not signed in. */
export const guestLink = (liveId: string, token: string): string =>
  `#/lives/keylogin/${encodeURIComponent(liveId)}?token=${encodeURIComponent(token)}`;
