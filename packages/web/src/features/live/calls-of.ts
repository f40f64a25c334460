import { externalCommunity, nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { externalManage, nativeManage } from '@shuyuan/contract/live/manage.wire';
import { isExternal, type LiveSupplier } from '@shuyuan/contract/live/suppliers';

/** LIVE-ROOM-04, C-15: the same calls on two paths; a live is known on the path of its supplier only. */
export const manageOf = (supplier: LiveSupplier) => (isExternal(supplier) ? externalManage : nativeManage);
export const communityOf = (supplier: LiveSupplier) => (isExternal(supplier) ? externalCommunity : nativeCommunity);
