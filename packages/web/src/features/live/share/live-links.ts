import { isExternal, type LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { href } from '../../../lib/paths.ts';

type Shared = { readonly id: string; readonly supplier: LiveSupplier; readonly shareKey: string | null };

const whole = (hash: string): string => new URL(hash, window.location.href).href;

/** Where people come to a live; one that only invited people may see carries its key (D-050). */
export const joinLink = ({ id, supplier, shareKey }: Shared): string =>
  whole(href(isExternal(supplier) ? 'activityDetail' : 'liveDetail', { id }, { key: shareKey ?? undefined }));

/** ROUTE-05, D-067 */
export const keyLoginLink = (id: string): string => whole(href('liveKeyLogin', { id }));

/** An address the server gave, to be opened elsewhere than here. */
export const wholeAddress = (address: string): string => whole(address);
