import { minuteMs } from '../../kernel/time-units.ts';
import type { ExamSettings } from '../papers/exam-settings.ts';
import { graceMs } from './attempt-time.ts';

/**
 * Everything somebody who has handed in may see. Questions and keys wait until the person can take the exam no more: a second
 * attempt is not prepared by the first.
 */
export function revealOf({ settings, now, attemptCount, isBeingTaken }: RevealInput): Reveal {
  const isOver = isWindowOver(settings, now);
  const isRevealed = settings.revealTime === 'handIn' || (settings.revealTime === 'closing' && isOver && !isBeingTaken);
  const isLast = isOver || (settings.maxAttempts !== null && attemptCount >= settings.maxAttempts);
  return {
    mark: isRevealed && settings.showsMark,
    answers: isRevealed && isLast && settings.showsAnswers,
    key: isRevealed && isLast && settings.showsAnswers && settings.showsKey,
  };
}

export type RevealInput = {
  readonly settings: ExamSettings;
  readonly now: number;
  /** Attempts of the person, this one included. */
  readonly attemptCount: number;
  /** Somebody is still answering this exam. */
  readonly isBeingTaken: boolean;
};

export type Reveal = { readonly mark: boolean; readonly answers: boolean; readonly key: boolean };

/** From here on nobody can start or answer any more, but with extra time. */
function isWindowOver({ closeTime, endRule, lengthMinutes }: ExamSettings, now: number): boolean {
  if (closeTime === null) return false;
  const lastLength = endRule === 'lastStart' && lengthMinutes !== null ? lengthMinutes * minuteMs : 0;
  return now > closeTime + lastLength + graceMs;
}
