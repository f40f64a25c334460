import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useT } from '../../lib/texts.ts';
import { FormulaText } from '../formulas/FormulaText.tsx';
import { Explanation } from './Explanation.tsx';
import { keyText } from './key-text.ts';
import classes from './Questions.module.css';

type Props = { answerKey: { readonly question: ExamQuestion; readonly explanation: string } };

/** The right answer in words, and its explanation. */
export function AnswerKey({ answerKey: { question, explanation } }: Props) {
  const t = useT('exams');
  const answer = keyText(question, { yes: t('exams.true'), no: t('exams.false') });
  return (
    <>
      {answer && (
        <p className={classes.key}>
          <FormulaText text={t('exams.key', { answer })} />
        </p>
      )}
      <Explanation text={explanation} question={question} />
    </>
  );
}
