import { PracticeGrade, practiceGrades } from '@shuyuan/contract/practice/practice-grade';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import fc from 'fast-check';
import { createEmptyCard, default_w, fsrs } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { fsrsParameters } from './fsrs-parameters.ts';
import { type Schedule, scheduleAfter } from './schedule-after.ts';

const start = new Date('2022-12-29T12:30:00Z');
const fresh: Schedule = {
  state: 0,
  dueAt: start,
  stability: 0,
  difficulty: 0,
  scheduledDays: 0,
  learningStep: 0,
  answerCount: 0,
  lapseCount: 0,
  answeredAt: null,
};
const { again, good } = PracticeGrade;

test('[D-183] the weights are those FSRS-6 was published with', () => {
  expect(fsrsParameters.w).toEqual([...default_w]);
});

test('[D-183] the intervals of a card answered when it is due are those of the scheduler’s own tests', () => {
  const grades = [good, good, good, good, good, good, again, again, good, good, good, good, good];
  let [card, at] = [fresh, start];
  const days = grades.map((grade) => {
    card = scheduleAfter(card, grade, at);
    at = card.dueAt;
    return card.scheduledDays;
  });
  expect(days).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
});

test('[D-183] memory after given days comes to the stability and difficulty of the published vectors', () => {
  const [grades, gaps] = [
    [again, good, good, good, good, good],
    [0, 0, 1, 3, 8, 21],
  ];
  let [card, at] = [fresh, start.getTime()];
  for (const [index, grade] of grades.entries()) {
    at += (gaps[index] ?? 0) * dayMs;
    card = scheduleAfter(card, grade, new Date(at));
  }
  expect(card.stability).toBeCloseTo(53.62691, 4);
  expect(card.difficulty).toBeCloseTo(6.3574867, 4);
});

test('[D-183] a first answer is as stable as its grade says', () => {
  const first = practiceGrades.map((grade) => scheduleAfter(fresh, grade, start));
  expect(first.map(({ stability }) => stability)).toEqual([0.212, 1.2931, 2.3065, 8.2956]);
  expect(first.map(({ scheduledDays }) => scheduledDays)).toEqual([0, 0, 0, 8]);
});

test('[D-183] a card kept in the database goes on as the scheduler’s own, whatever is answered whenever', () => {
  const answers = fc.array(fc.record({ grade: fc.constantFrom(...practiceGrades), gapMs: fc.nat(400 * dayMs) }), {
    maxLength: 25,
  });
  fc.assert(
    fc.property(answers, (given) => {
      let [ours, theirs, at] = [fresh, createEmptyCard(start), start.getTime()];
      for (const { grade, gapMs } of given) {
        at += gapMs;
        // As the database gives it back.
        const kept: Schedule = {
          ...ours,
          dueAt: new Date(ours.dueAt),
          answeredAt: ours.answeredAt && new Date(ours.answeredAt),
        };
        ours = scheduleAfter(kept, grade, new Date(at));
        theirs = fsrs(fsrsParameters).next(theirs, new Date(at), grade).card;
        expect(ours.dueAt).toEqual(theirs.due);
        expect([ours.stability, ours.difficulty, ours.state]).toEqual([
          theirs.stability,
          theirs.difficulty,
          theirs.state,
        ]);
      }
    }),
  );
});
