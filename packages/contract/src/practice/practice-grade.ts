import { fullMark } from '../exams/marking/full-mark.ts';

/** The grades of the scheduler (FSRS), from forgotten to known without effort. */
export const PracticeGrade = { again: 1, hard: 2, good: 3, easy: 4 } as const;
export type PracticeGrade = (typeof PracticeGrade)[keyof typeof PracticeGrade];
export const practiceGrades = Object.values(PracticeGrade);

/** The grade of an answer before its learner has said anything: only the whole answer is known. */
export const gradeOfMark = (mark: number): PracticeGrade =>
  mark < fullMark ? PracticeGrade.again : PracticeGrade.good;

/** Whoever was right says how hard it was, and may say that it was guessed; whoever was wrong has nothing to choose. */
export const canGrade = (mark: number, grade: PracticeGrade): boolean =>
  mark >= fullMark || grade === PracticeGrade.again;
