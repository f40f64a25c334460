import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { locksOf } from '@shuyuan/contract/live/live-form';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { LiveRow } from '../live.store.ts';
import type { LiveContent } from './manage.store.ts';

/** LIVE-MGMT-15, LIVE-MGMT-17: what approvers are reading stays as it is, and what is over too. */
export function demandEditable({ status, approvalStatus }: LiveRow): void {
  const isEditable = status !== LiveStatus.ended && approvalStatus !== ApprovalStatus.pending;
  demand(isEditable, 'live.wrong-state', { status });
}

/** LIVE-FORM-26, LIVE-FORM-27, D-060 */
export function demandUnlocked(before: LiveRow, after: LiveContent): void {
  const locks = locksOf(before.status);
  const isSame = {
    startTime: before.startTime.getTime() === after.startTime.getTime(),
    shareScope: before.shareScope === after.shareScope,
    liveMode: before.liveMode === after.liveMode,
  };
  for (const field of ['startTime', 'shareScope', 'liveMode'] as const)
    demand(!locks[field] || isSame[field], 'live.locked-field', { field });
}
