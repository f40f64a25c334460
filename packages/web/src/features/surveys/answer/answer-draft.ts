import type { Answers } from '@shuyuan/contract/surveys/answers';
import { cacheSlot } from '../../../lib/storage.ts';

const isRecord = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Answers that are not sent yet. They survive a reload and go with the tab and the session: on a machine that is shared
 * nobody finds what a colleague was about to say without a name.
 */
export function answerDraft(surveyId: string) {
  const slot = cacheSlot(`survey.answers.${surveyId}`);
  return {
    read: (): Answers => {
      try {
        const stored: unknown = JSON.parse(slot.read() ?? '{}');
        return isRecord(stored) ? stored : {};
      } catch {
        return {};
      }
    },
    write: (answers: Answers): void => slot.write(JSON.stringify(answers)),
    remove: slot.remove,
  };
}
