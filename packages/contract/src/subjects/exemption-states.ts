/** An exemption that was asked for: waiting for a decision, agreed to, or refused with a reason. */
export const exemptionStates = ['waiting', 'agreed', 'refused'] as const;
export type ExemptionState = (typeof exemptionStates)[number];

export const exemptionStateLabels = {
  waiting: 'subjects.exemption.state.waiting',
  agreed: 'subjects.exemption.state.agreed',
  refused: 'subjects.exemption.state.refused',
} as const satisfies Record<ExemptionState, string>;

/** Asked for once, and again after a refusal. */
export const canAskExemption = (latest: ExemptionState | null): boolean => latest === null || latest === 'refused';
