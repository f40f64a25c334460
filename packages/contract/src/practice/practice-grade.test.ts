import { expect, test } from 'vitest';
import { fullMark } from '../exams/marking/full-mark.ts';
import { canGrade, gradeOfMark, PracticeGrade, practiceGrades } from './practice-grade.ts';

test('[D-183] a wrong answer is asked again, whatever its learner says; a right one is as hard as they say', () => {
  for (const mark of [-fullMark, 0, fullMark - 1]) {
    expect(gradeOfMark(mark)).toBe(PracticeGrade.again);
    expect(practiceGrades.filter((grade) => canGrade(mark, grade))).toEqual([PracticeGrade.again]);
  }
  expect(gradeOfMark(fullMark)).toBe(PracticeGrade.good);
  expect(practiceGrades.filter((grade) => canGrade(fullMark, grade))).toEqual(practiceGrades);
});
