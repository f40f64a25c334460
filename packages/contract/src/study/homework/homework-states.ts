/** The work of one person on a homework: begun, handed in, and marked as passed or to be done again. */
export const homeworkStates = ['draft', 'submitted', 'passed', 'returned'] as const;
export type HomeworkState = (typeof homeworkStates)[number];

/** An entry of a work: handed in, or a mark. */
export const homeworkEntryStates = ['submitted', 'passed', 'returned'] as const;
export type HomeworkEntryState = (typeof homeworkEntryStates)[number];

export const homeworkLimits = { textMax: 20_000, files: 5, commentMax: 1_000, scoreMax: 100, entries: 20 } as const;

/** Until it has passed the learner writes on; what was handed in is replaced as a whole until it is marked. */
export const canWrite = (state: HomeworkState, isSubmitted: boolean): boolean =>
  state === 'submitted' ? isSubmitted : state !== 'passed';
