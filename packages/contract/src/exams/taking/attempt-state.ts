import type { ExamAnswer } from '../marking/exam-answer.ts';

/** Everything somebody has written, and how much of it the server has acknowledged. */
export type AttemptState = {
  readonly entries: ReadonlyMap<number, AnswerEntry>;
  readonly acknowledged: ReadonlyMap<number, number>;
};

/** One question as the page has it; its revision counts every change up. */
export type AnswerEntry = {
  readonly ordinal: number;
  readonly revision: number;
  readonly answer: ExamAnswer | null;
  readonly isFlagged: boolean;
};

type Acknowledged = readonly { readonly ordinal: number; readonly revision: number }[];

const byOrdinal = (entries: readonly AnswerEntry[]) => new Map(entries.map((entry) => [entry.ordinal, entry]));

/**
 * The server's answers, and what this browser has kept because it was never acknowledged. A kept answer that is older than
 * the server's was overtaken by another tab and is let go.
 */
export function attemptStateOf(server: readonly AnswerEntry[], kept: readonly AnswerEntry[]): AttemptState {
  const acknowledged = new Map(server.map(({ ordinal, revision }) => [ordinal, revision]));
  const newer = kept.filter(({ ordinal, revision }) => revision > (acknowledged.get(ordinal) ?? 0));
  return { entries: new Map([...byOrdinal(server), ...byOrdinal(newer)]), acknowledged };
}

export function changeEntry(
  state: AttemptState,
  ordinal: number,
  change: Partial<Pick<AnswerEntry, 'answer' | 'isFlagged'>>,
): AttemptState {
  const before = state.entries.get(ordinal) ?? { ordinal, revision: 0, answer: null, isFlagged: false };
  const revision = Math.max(before.revision, state.acknowledged.get(ordinal) ?? 0) + 1;
  return { ...state, entries: new Map([...state.entries, [ordinal, { ...before, ...change, revision }]]) };
}

/** Answers the server does not have yet. */
export const pendingOf = ({ entries, acknowledged }: AttemptState): AnswerEntry[] =>
  [...entries.values()].filter(({ ordinal, revision }) => revision > (acknowledged.get(ordinal) ?? 0));

/** Acknowledgements come in any order; the newest stays. */
export function acknowledge(state: AttemptState, answered: Acknowledged): AttemptState {
  const acknowledged = new Map(state.acknowledged);
  for (const { ordinal, revision } of answered)
    acknowledged.set(ordinal, Math.max(acknowledged.get(ordinal) ?? 0, revision));
  return { ...state, acknowledged };
}

export const isAnswered = (entry: AnswerEntry | undefined): boolean => (entry?.answer ?? null) !== null;
