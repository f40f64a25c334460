import { savedAnswers } from '@shuyuan/contract/exams/taking/taking-fields.wire';
import { type AnswerEntry, type AttemptState, pendingOf } from '@shuyuan/contract/exams/taking/attempt-state';
import { browserSlot } from '../../../lib/storage.ts';

/** Whatever else stands there, somebody else wrote it: it is neither shown nor sent. */
function entriesIn(text: string | null): AnswerEntry[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((entry) => savedAnswers.safeParse([entry]).data ?? []);
  } catch {
    return [];
  }
}

/**
 * Answers the server has not acknowledged, kept by the browser until it has: a closed browser or a dead battery loses
 * nothing. Named by the person and the attempt, so that nobody else on the same machine sends them.
 */
export function keptAnswers(memberId: string, attemptId: string) {
  const slot = browserSlot(`shuyuan.exam.${memberId}.${attemptId}`);
  const read = (): AnswerEntry[] => entriesIn(slot.read());
  return {
    read,
    /** Another tab of the same attempt keeps its own here: of each question the newest stays. */
    write: (state: AttemptState): void => {
      const newest = new Map(read().map((entry) => [entry.ordinal, entry]));
      for (const entry of pendingOf(state))
        if (entry.revision >= (newest.get(entry.ordinal)?.revision ?? 0)) newest.set(entry.ordinal, entry);
      const entries = [...newest.values()].filter(
        ({ ordinal, revision }) => revision > (state.acknowledged.get(ordinal) ?? 0),
      );
      if (entries.length === 0) slot.remove();
      else slot.write(JSON.stringify(entries));
    },
    remove: slot.remove,
  };
}
