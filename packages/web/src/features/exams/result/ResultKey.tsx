import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readAttemptResult } from '@shuyuan/contract/exams/taking/taking.wire';
import { useT } from '../../../lib/texts.ts';
import { FormulaText } from '../../../shared/formulas/FormulaText.tsx';
import { keyText } from '../../../shared/questions/key-text.ts';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './Result.module.css';

type AnswerKey = NonNullable<NonNullable<OutputOf<typeof readAttemptResult>['questions']>[number]['key']>;

/** The right answer in words, and its explanation. */
export function ResultKey({ answerKey: { question, explanation } }: { answerKey: AnswerKey }) {
  const t = useT('exams');
  const answer = keyText(question, { yes: t('exams.true'), no: t('exams.false') });
  return (
    <>
      {answer && (
        <p className={classes.key}>
          <FormulaText text={t('exams.key', { answer })} />
        </p>
      )}
      {explanation && (
        <HintText>
          <FormulaText text={explanation} />
        </HintText>
      )}
    </>
  );
}
