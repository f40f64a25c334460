/** ENUM-05: where an exam stands for everybody. The documents give the range only; the meanings are ours (D-184). */
export const ExamStatus = { unpublished: 1, enrolling: 2, notBegun: 3, open: 4, marking: 5, ended: 6 } as const;
export type ExamStatus = (typeof ExamStatus)[keyof typeof ExamStatus];

export const examStatusLabels = {
  [ExamStatus.unpublished]: 'study.examStatus.unpublished',
  [ExamStatus.enrolling]: 'study.examStatus.enrolling',
  [ExamStatus.notBegun]: 'study.examStatus.notBegun',
  [ExamStatus.open]: 'study.examStatus.open',
  [ExamStatus.marking]: 'study.examStatus.marking',
  [ExamStatus.ended]: 'study.examStatus.ended',
} as const satisfies Record<ExamStatus, string>;

/** ENUM-06: where one person's attempt stands. `finished` is an exam without a pass mark; the meanings are ours (D-184). */
export const ExamRecordStatus = {
  notBegun: 1,
  answering: 2,
  interrupted: 3,
  handedIn: 4,
  marking: 5,
  passed: 6,
  failed: 7,
  finished: 8,
  absent: 9,
  annulled: 10,
} as const;
export type ExamRecordStatus = (typeof ExamRecordStatus)[keyof typeof ExamRecordStatus];

export const examRecordStatusLabels = {
  [ExamRecordStatus.notBegun]: 'study.examRecordStatus.notBegun',
  [ExamRecordStatus.answering]: 'study.examRecordStatus.answering',
  [ExamRecordStatus.interrupted]: 'study.examRecordStatus.interrupted',
  [ExamRecordStatus.handedIn]: 'study.examRecordStatus.handedIn',
  [ExamRecordStatus.marking]: 'study.examRecordStatus.marking',
  [ExamRecordStatus.passed]: 'study.examRecordStatus.passed',
  [ExamRecordStatus.failed]: 'study.examRecordStatus.failed',
  [ExamRecordStatus.finished]: 'study.examRecordStatus.finished',
  [ExamRecordStatus.absent]: 'study.examRecordStatus.absent',
  [ExamRecordStatus.annulled]: 'study.examRecordStatus.annulled',
} as const satisfies Record<ExamRecordStatus, string>;
