import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { plannedEnd } from '@shuyuan/contract/live/live-kinds';
import { hasBegun, LiveStatus } from '@shuyuan/contract/live/live-status';
import { isExternal } from '@shuyuan/contract/live/suppliers';

export type LiveDetail = OutputOf<typeof nativeCommunity.detail>;

/** LIVE-ENT-12 */
export const businessTypeOf = ({ supplier }: Pick<LiveDetail, 'supplier'>): BusinessType =>
  isExternal(supplier) ? BusinessType.externalLive : BusinessType.nativeLive;

/** D-122: its room and its replay are to be paid for first. */
export const isUnpaid = ({ offer }: Pick<LiveDetail, 'offer'>): boolean => offer !== undefined && !offer.isOpen;

export const endTimeOf = ({
  startTime,
  estimateDuration,
}: Pick<LiveDetail, 'startTime' | 'estimateDuration'>): number => plannedEnd(startTime, estimateDuration);

/** In which of its faces a page shows a live. */
export type LiveFace = 'unpublished' | 'notBegun' | 'late' | 'running' | 'ended' | 'cancelled';

const faceOfStatus: Record<LiveStatus, LiveFace> = {
  [LiveStatus.unpublished]: 'unpublished',
  [LiveStatus.notBegun]: 'notBegun',
  [LiveStatus.running]: 'running',
  [LiveStatus.ended]: 'ended',
  [LiveStatus.cancelled]: 'cancelled',
};

/** Late: its time has come and its host has not. */
export const faceOf = (status: LiveStatus, isTime: boolean): LiveFace =>
  isTime && status === LiveStatus.notBegun ? 'late' : faceOfStatus[status];

/** Only our own room knows who came. */
export const hasReport = ({ status, supplier }: Pick<LiveDetail, 'status' | 'supplier'>): boolean =>
  !isExternal(supplier) && hasBegun(status);
