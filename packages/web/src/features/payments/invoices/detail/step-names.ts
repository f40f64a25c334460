/** The steps that ask something first, in the order their buttons stand. */
export const stepNames = ['issue', 'reject', 'takeBack', 'edit', 'withdraw'] as const;
export type StepName = (typeof stepNames)[number];
