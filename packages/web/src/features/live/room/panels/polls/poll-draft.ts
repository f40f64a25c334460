import { roomLimits } from '@shuyuan/contract/live/room/room-protocol';

export type PollDraft = {
  readonly question: string;
  readonly options: readonly string[];
  readonly isMultiple: boolean;
};

export const emptyPoll: PollDraft = {
  question: '',
  options: Array.from({ length: roomLimits.pollOptionsMin }, () => ''),
  isMultiple: false,
};

const lengthOf = (text: string): number => [...text.trim()].length;

/** What is asked, without the lines left empty; null while it cannot be asked. */
export function readyPoll({ question, options, isMultiple }: PollDraft): PollDraft | null {
  const given = options.map((option) => option.trim()).filter((option) => option !== '');
  const isDistinct = new Set(given).size === given.length;
  const isFitting = given.every((option) => lengthOf(option) <= roomLimits.pollOptionMax);
  const isAsked = lengthOf(question) > 0 && lengthOf(question) <= roomLimits.pollQuestionMax;
  if (!isAsked || !isDistinct || !isFitting || given.length < roomLimits.pollOptionsMin) return null;
  return { question: question.trim(), options: given, isMultiple };
}

/** Shares of those who answered; of several choices they may be more than the whole together. */
export const shareOf = (count: number, voters: number): number => (voters === 0 ? 0 : count / voters);
