import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';

/** One table for people, whoever supplies their lives: a company that changed its supplier loses none of sight. */
export const managedList = nativeManage.list;

export type ManagedLive = OutputOf<typeof managedList>['items'][number];
export type LiveDetail = OutputOf<typeof nativeManage.get>;
