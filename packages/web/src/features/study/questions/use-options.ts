import { useT } from '../../../lib/texts.ts';
import type { Question } from './question.ts';

/** The options of a question; true and false where it has none of its own. */
export function useOptions({ kind, options }: Pick<Question, 'kind' | 'options'>): Question['options'] {
  const t = useT('study');
  if (kind !== 'trueFalse') return options;
  return [
    { id: 'true', text: t('study.questions.true') },
    { id: 'false', text: t('study.questions.false') },
  ];
}
