import { ApprovalStatus, approvalStatusLabels } from '@shuyuan/contract/approval/approval-status';
import { ApproveResult, approveResultLabels } from '@shuyuan/contract/approval/approve-result';
import { labelKeyOf, unknownLabel } from '@shuyuan/contract/kernel/enumeration';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';

const toneOfStatus = {
  [ApprovalStatus.pending]: 'gold',
  [ApprovalStatus.approved]: 'pine',
  [ApprovalStatus.rejected]: 'cinnabar',
  [ApprovalStatus.withdrawn]: 'neutral',
} as const satisfies Record<ApprovalStatus, string>;

const toneOfResult = {
  [ApproveResult.pending]: 'gold',
  [ApproveResult.agreed]: 'pine',
  [ApproveResult.refused]: 'cinnabar',
  [ApproveResult.withdrawn]: 'neutral',
} as const satisfies Record<ApproveResult, string>;

/** Where an approval stands as a whole. */
export function StatusTag({ status }: { status: ApprovalStatus }) {
  const t = useT('activity');
  const key = labelKeyOf(approvalStatusLabels, status);
  return <Tag tone={toneOfStatus[status]}>{key ? t(key) : unknownLabel}</Tag>;
}

/** What one approver, or one step, came to. */
export function ResultTag({ result }: { result: ApproveResult }) {
  const t = useT('activity');
  const key = labelKeyOf(approveResultLabels, result);
  return <Tag tone={toneOfResult[result]}>{key ? t(key) : unknownLabel}</Tag>;
}
