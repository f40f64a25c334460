import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { nativeManage } from '@shuyuan/contract/live/manage.wire';

export type ManagedLive = OutputOf<typeof nativeManage.list>['items'][number];
export type LiveDetail = OutputOf<typeof nativeManage.get>;
