import { browserSlot } from '../../../lib/storage.ts';
import type { AnswerEntry } from '@shuyuan/contract/exams/taking/attempt-state';

/** Whatever else stands there, somebody else wrote it; the server judges the answers themselves. */
const isEntry = (value: unknown): value is AnswerEntry =>
  typeof value === 'object' &&
  value !== null &&
  'ordinal' in value &&
  'revision' in value &&
  'answer' in value &&
  'isFlagged' in value &&
  Number.isSafeInteger(value.ordinal) &&
  Number.isSafeInteger(value.revision);

/**
 * Answers the server has not acknowledged, kept by the browser until it has: a closed browser or a dead battery loses
 * nothing. Named by the person and the attempt, so that nobody else on the same machine sends them.
 */
export function keptAnswers(memberId: string, attemptId: string) {
  const slot = browserSlot(`shuyuan.exam.${memberId}.${attemptId}`);
  return {
    read: (): AnswerEntry[] => {
      try {
        const stored: unknown = JSON.parse(slot.read() ?? '[]');
        return Array.isArray(stored) ? stored.filter(isEntry) : [];
      } catch {
        return [];
      }
    },
    write: (entries: readonly AnswerEntry[]): void =>
      entries.length === 0 ? slot.remove() : slot.write(JSON.stringify(entries)),
    remove: slot.remove,
  };
}
