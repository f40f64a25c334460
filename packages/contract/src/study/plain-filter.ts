/** ENUM-12: the plain list one filters by. `all` has no number in the documents; ours is 0 and stands for no filter. */
export const PlainFilter = {
  all: 0,
  course: 1,
  subject: 2,
  exam: 3,
  research: 4,
  training: 5,
  openClass: 6,
  certificationExam: 7,
} as const;
export type PlainFilter = (typeof PlainFilter)[keyof typeof PlainFilter];

export const plainFilterLabels = {
  [PlainFilter.all]: 'study.plainFilter.all',
  [PlainFilter.course]: 'study.plainFilter.course',
  [PlainFilter.subject]: 'study.plainFilter.subject',
  [PlainFilter.exam]: 'study.plainFilter.exam',
  [PlainFilter.research]: 'study.plainFilter.research',
  [PlainFilter.training]: 'study.plainFilter.training',
  [PlainFilter.openClass]: 'study.plainFilter.openClass',
  [PlainFilter.certificationExam]: 'study.plainFilter.certificationExam',
} as const satisfies Record<PlainFilter, string>;
