import {
  type ApproverSpec,
  approverKey,
  maxApprovers,
  maxSteps,
  type StepMode,
} from '@shuyuan/contract/approval/approvers';
import type { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import type { listTemplates } from '@shuyuan/contract/approval/approval-template.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

/** An approver as the editor shows it: people have their name beside their id. */
export type DraftApprover = ApproverSpec & { readonly fullName?: string };
/** The key tells rows apart while they are moved; it is never sent. */
export type DraftStep = { readonly key: number; readonly mode: StepMode; readonly approvers: readonly DraftApprover[] };
export type Template = OutputOf<typeof listTemplates>['items'][number];
export type TemplateDraft = {
  readonly businessType: ApprovalBusinessType;
  readonly organizationId: string;
  readonly steps: readonly DraftStep[];
};

const nextKey = (steps: readonly DraftStep[]): number => Math.max(0, ...steps.map(({ key }) => key)) + 1;

export const addStep = (steps: readonly DraftStep[]): readonly DraftStep[] =>
  steps.length >= maxSteps ? steps : [...steps, { key: nextKey(steps), mode: 'any', approvers: [] }];

export const removeStep = (steps: readonly DraftStep[], key: number): readonly DraftStep[] =>
  steps.filter((step) => step.key !== key);

/** One place up (-1) or down (1); at the end nothing moves. */
export function moveStep(steps: readonly DraftStep[], key: number, by: -1 | 1): readonly DraftStep[] {
  const from = steps.findIndex((step) => step.key === key);
  const [moved, other] = [steps[from], steps[from + by]];
  if (!moved || !other) return steps;
  return steps.with(from, other).with(from + by, moved);
}

export const changeStep = (
  steps: readonly DraftStep[],
  key: number,
  change: Partial<Omit<DraftStep, 'key'>>,
): readonly DraftStep[] => steps.map((step) => (step.key === key ? { ...step, ...change } : step));

/** Asking somebody twice in one step would be asking once. */
export const addApprover = (approvers: readonly DraftApprover[], added: DraftApprover): readonly DraftApprover[] =>
  approvers.length >= maxApprovers || approvers.some((one) => approverKey(one) === approverKey(added))
    ? approvers
    : [...approvers, added];

export const removeApprover = (approvers: readonly DraftApprover[], removed: DraftApprover): readonly DraftApprover[] =>
  approvers.filter((one) => approverKey(one) !== approverKey(removed));

/** What is sent: without names and keys. */
export const specsOf = (steps: readonly DraftStep[]) =>
  steps.map(({ mode, approvers }) => ({
    mode,
    approvers: approvers.map(({ fullName: _fullName, ...spec }): ApproverSpec => spec),
  }));

/** A step without anybody cannot be decided; the server refuses it too. */
export const isComplete = (steps: readonly DraftStep[]): boolean =>
  steps.length > 0 && steps.every(({ approvers }) => approvers.length > 0);

function draftOf({ kind, memberId, role, fullName }: Template['steps'][number]['approvers'][number]): DraftApprover[] {
  if (kind === 'director') return [{ kind }];
  if (kind === 'role') return role ? [{ kind, role }] : [];
  return memberId ? [{ kind, memberId, ...(fullName !== null && { fullName }) }] : [];
}

export const draftsOf = (steps: Template['steps']): readonly DraftStep[] =>
  steps.map(({ mode, approvers }, index) => ({ key: index + 1, mode, approvers: approvers.flatMap(draftOf) }));
