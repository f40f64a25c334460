import type { Question } from '@shuyuan/contract/surveys/question-kinds';
import type { Translate } from '../../../lib/texts.ts';

/** The bounds of an answer in words; null where there are none. */
export function questionHint(question: Question, t: Translate<'surveys'>): string | null {
  if (question.kind === 'multiple') {
    const { min, max, options } = question;
    if (min === null && max === null) return t('survey.answer.chooseAny');
    return t('survey.answer.choose', { min: min ?? (question.isRequired ? 1 : 0), max: max ?? options.length });
  }
  if (question.kind !== 'number') return null;
  const { min, max } = question;
  if (min !== null && max !== null) return t('survey.answer.between', { min, max });
  if (min !== null) return t('survey.answer.from', { min });
  return max === null ? null : t('survey.answer.upTo', { max });
}
