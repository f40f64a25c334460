import type { ShareType } from '@shuyuan/contract/sharing/share-types';
import { href } from '../../lib/paths.ts';

type Shared = { readonly id: string; readonly type: ShareType; readonly shareId?: string };

/** ROUTE-11, D-086: what is handed on, to be opened anywhere. */
export const shareAddress = ({ id, type, shareId }: Shared): string =>
  new URL(href('shareLanding', { id, type: String(type) }, { shareId }), window.location.href).href;
