import { dayMs } from '../kernel/time-units.ts';
import { capabilitiesOf, type Role, roles } from '../kernel/capabilities.ts';

/** Whether one of the approvers of a step is enough or all must agree. */
export const stepModes = ['any', 'all'] as const;
export type StepMode = (typeof stepModes)[number];

/** The roles a template may ask: those that carry the right to decide (ROLE-03). */
export const approverRoles: readonly Role[] = roles.filter((role) =>
  capabilitiesOf([role]).includes('approval.decide'),
);

/** How a template names its approvers. `director` is the one nearest above the starter. */
export const approverKinds = ['person', 'role', 'director'] as const;
export type ApproverSpec =
  | { readonly kind: 'person'; readonly memberId: string }
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'director' };

export type StepSpec = { readonly mode: StepMode; readonly approvers: readonly ApproverSpec[] };

export const maxSteps = 10;
export const maxApprovers = 20;
/** A role may be held by thousands; a step asks the first of them only, so that a request never becomes a mailing. */
export const maxAsked = 50;

export const titleMax = 100;
export const summaryMax = 2000;
export const commentMax = 500;
/** A deputy is for an absence, not for ever. */
export const maxDelegationMs = 366 * dayMs;

/** Equal approvers of one step would be asked once anyway; the editor uses this to say so. */
export const approverKey = (approver: ApproverSpec): string =>
  approver.kind === 'person'
    ? `person:${approver.memberId}`
    : approver.kind === 'role'
      ? `role:${approver.role}`
      : approver.kind;
