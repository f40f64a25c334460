import { practiceGrades, type PracticeGrade } from '@shuyuan/contract/practice/practice-grade';
import { type Card, createEmptyCard, fsrs } from 'ts-fsrs';
import { fsrsParameters } from './fsrs-parameters.ts';

const scheduler = fsrs(fsrsParameters);

const cardOf = (schedule: Schedule): Card => ({
  ...createEmptyCard(schedule.dueAt),
  stability: schedule.stability,
  difficulty: schedule.difficulty,
  scheduled_days: schedule.scheduledDays,
  learning_steps: schedule.learningStep,
  reps: schedule.answerCount,
  lapses: schedule.lapseCount,
  state: schedule.state,
  ...(schedule.answeredAt && { last_review: schedule.answeredAt }),
});

/** A card after an answer of this grade. */
export function scheduleAfter(before: Schedule, grade: PracticeGrade, at: Date): Schedule {
  const { card } = scheduler.next(cardOf(before), at, grade);
  return {
    state: card.state,
    dueAt: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningStep: card.learning_steps,
    answerCount: card.reps,
    lapseCount: card.lapses,
    answeredAt: at,
  };
}

/** The times a card would come again at, by grade. */
export const choicesAfter = (before: Schedule, at: Date) =>
  practiceGrades.map((grade) => ({ grade, dueTime: scheduleAfter(before, grade, at).dueAt.getTime() }));

/** Everything the scheduler knows of a card. */
export type Schedule = {
  /** 0 never asked, 1 being learned, 2 known, 3 being learned again. */
  readonly state: number;
  readonly dueAt: Date;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly learningStep: number;
  readonly answerCount: number;
  readonly lapseCount: number;
  readonly answeredAt: Date | null;
};
