import { ApprovalBusinessType } from './approval-business-types.ts';
import type { StepSpec } from './approvers.ts';

/**
 * Who decides where no template says it. D-092: anybody may ask for a share account in a company that never opened the
 * templates, and its administrators decide. D-177: a finished path is audited by a director of its person or an approver.
 * For the others no template means nothing is started (D-078).
 */
export const standardSteps: Readonly<Record<ApprovalBusinessType, readonly StepSpec[] | null>> = {
  [ApprovalBusinessType.live]: null,
  [ApprovalBusinessType.shareAccount]: [
    {
      mode: 'any',
      approvers: [
        { kind: 'role', role: 'org-admin' },
        { kind: 'role', role: 'platform-admin' },
      ],
    },
  ],
  [ApprovalBusinessType.general]: null,
  [ApprovalBusinessType.positionStudy]: [
    { mode: 'any', approvers: [{ kind: 'director' }, { kind: 'role', role: 'approver' }] },
  ],
};
