import { minuteMs } from '../../kernel/time-units.ts';
import type { ExamSettings } from '../papers/exam-settings.ts';
import { graceMs } from './attempt-time.ts';

/**
 * Everything somebody who has handed in may see. Questions and keys wait until the person can take the exam no more: a second
 * attempt is not prepared by the first, nor answered beside it.
 */
export function revealOf({ shows, limits, now, attemptCount, isAnswering, isBeingTaken }: RevealInput): Reveal {
  const isOver = isWindowOver(limits, now);
  const isRevealed = shows.revealTime === 'handIn' || (shows.revealTime === 'closing' && isOver && !isBeingTaken);
  const isLast = !isAnswering && (isOver || (limits.maxAttempts !== null && attemptCount >= limits.maxAttempts));
  return {
    mark: isRevealed && shows.showsMark,
    answers: isRevealed && isLast && shows.showsAnswers,
    key: isRevealed && isLast && shows.showsAnswers && shows.showsKey,
  };
}

export type RevealInput = {
  /** As they were at the start of the attempt: nobody is shown less than was promised. */
  readonly shows: Pick<ExamSettings, 'revealTime' | 'showsMark' | 'showsAnswers' | 'showsKey'>;
  /** As the exam is published now: an attempt or a day given later is one more to be taken. */
  readonly limits: AttemptLimits;
  readonly now: number;
  /** Attempts of the person, this one included. */
  readonly attemptCount: number;
  /** The person has an attempt of this exam open, also with extra time behind the end of the window. */
  readonly isAnswering: boolean;
  /** Somebody is still answering this exam. */
  readonly isBeingTaken: boolean;
};

type AttemptLimits = Pick<ExamSettings, 'closeTime' | 'endRule' | 'lengthMinutes' | 'maxAttempts'>;

export type Reveal = { readonly mark: boolean; readonly answers: boolean; readonly key: boolean };

/** From here on nobody can start or answer any more, but with extra time. */
function isWindowOver({ closeTime, endRule, lengthMinutes }: AttemptLimits, now: number): boolean {
  if (closeTime === null) return false;
  const lastLength = endRule === 'lastStart' && lengthMinutes !== null ? lengthMinutes * minuteMs : 0;
  return now > closeTime + lastLength + graceMs;
}
