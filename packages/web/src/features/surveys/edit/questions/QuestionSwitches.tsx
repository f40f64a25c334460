import type { Question } from '@shuyuan/contract/surveys/question-kinds';
import { useT } from '../../../../lib/texts.ts';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import classes from './Questions.module.css';

type Props = { question: Question; isFirst: boolean; onChange: (question: Question) => void };

/** Whether a question must be answered, and whether a page begins with it; the first one does anyhow. */
export function QuestionSwitches({ question, isFirst, onChange }: Props) {
  const t = useT('surveys');
  return (
    <div className={classes.switches}>
      <SwitchField
        label={t('survey.question.isRequired')}
        isOn={question.isRequired}
        onChange={(isRequired) => onChange({ ...question, isRequired })}
      />
      {!isFirst && (
        <SwitchField
          label={t('survey.question.startsPage')}
          isOn={question.startsPage}
          onChange={(startsPage) => onChange({ ...question, startsPage })}
        />
      )}
    </div>
  );
}
