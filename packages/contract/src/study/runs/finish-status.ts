/** D-174: how far somebody is with a course or one of its sections. 3 is an exam's. */
export const FinishStatus = { notBegun: 0, learning: 1, finished: 2, markedFinished: 4 } as const;
export type FinishStatus = (typeof FinishStatus)[keyof typeof FinishStatus];

export const finishStatusLabels = {
  [FinishStatus.notBegun]: 'study.finishStatus.notBegun',
  [FinishStatus.learning]: 'study.finishStatus.learning',
  [FinishStatus.finished]: 'study.finishStatus.finished',
  [FinishStatus.markedFinished]: 'study.finishStatus.markedFinished',
} as const satisfies Record<FinishStatus, string>;
