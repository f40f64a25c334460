import { criteriaOf, type ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useT } from '../../../../lib/texts.ts';
import { FormulaText } from '../../../../shared/formulas/FormulaText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import classes from './Edit.module.css';

/** The criteria of a question or of the parts of a stem, to be read. */
export function CriteriaList({ question }: { question: ExamQuestion }) {
  const t = useT('bank');
  const parts = question.kind === 'stem' ? question.parts : [{ id: '', question }];
  const criteria = parts.flatMap((part) => criteriaOf(part.question).map((one) => ({ ...one, partId: part.id })));
  if (criteria.length === 0) return null;
  return (
    <Stack as="ul" gap={8} aria-label={t('bank.criteria')}>
      {criteria.map(({ partId, id, text, levels }) => (
        <li key={`${partId} ${id}`} className={classes.words}>
          <FormulaText text={text} />
          <ul>
            {levels.map((level) => (
              <li key={level.id}>
                <FormulaText text={t('bank.level.view', { text: level.text, points: level.points })} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Stack>
  );
}
