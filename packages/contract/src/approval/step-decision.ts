import { ApproveResult } from './approve-result.ts';
import type { StepMode } from './approvers.ts';

/**
 * D-073: what a step has come to by the decisions of its approvers. One refusal ends it in either mode; agreement needs
 * one (any-of) or everybody (all-of). A step nobody is asked at stays open: it must never count as agreed.
 */
export function stepResult(mode: StepMode, decisions: readonly ApproveResult[]): ApproveResult {
  const { pending, agreed, refused } = ApproveResult;
  if (decisions.includes(refused)) return refused;
  const hasAgreed = (decision: ApproveResult): boolean => decision === agreed;
  if (mode === 'any') return decisions.some(hasAgreed) ? agreed : pending;
  return decisions.length > 0 && decisions.every(hasAgreed) ? agreed : pending;
}
