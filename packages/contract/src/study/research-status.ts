/** ENUM-04: where a survey stands. The documents give the range only; the meanings are ours (D-184). */
export const ResearchStatus = { notBegun: 2, open: 3, closed: 4 } as const;
export type ResearchStatus = (typeof ResearchStatus)[keyof typeof ResearchStatus];

export const researchStatusLabels = {
  [ResearchStatus.notBegun]: 'study.researchStatus.notBegun',
  [ResearchStatus.open]: 'study.researchStatus.open',
  [ResearchStatus.closed]: 'study.researchStatus.closed',
} as const satisfies Record<ResearchStatus, string>;
