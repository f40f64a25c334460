import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { useT } from '../../../../lib/texts.ts';
import { FormulaText } from '../../../../shared/formulas/FormulaText.tsx';
import { Explanation } from '../../../../shared/questions/Explanation.tsx';
import { keyText } from '../../../../shared/questions/key-text.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { CriteriaList } from './CriteriaList.tsx';
import classes from './Edit.module.css';

type Props = { question: ExamQuestion; explanation: string };

/** The key of a question in words, the criteria a person marks it by, and its explanation. */
export function KeyPanel({ question, explanation }: Props) {
  const t = useT('bank');
  const key = keyText(question, { yes: t('bank.statement.true'), no: t('bank.statement.false') });
  return (
    <Panel title={t('bank.key')}>
      <Stack gap={12}>
        <p className={classes.words}>
          <FormulaText text={key || t('bank.try.byHand')} />
        </p>
        <CriteriaList question={question} />
        <Explanation text={explanation} question={question} />
      </Stack>
    </Panel>
  );
}
