import { NativeSelect, TextInput } from '@mantine/core';
import { type Question, questionKinds, surveyLimits } from '@shuyuan/contract/surveys/question-kinds';
import { useT } from '../../../../lib/texts.ts';
import { withKind } from './question-draft.ts';
import classes from './Questions.module.css';

type Props = { question: Question; onChange: (question: Question) => void };

/** The words of a question, and its kind. */
export function QuestionWords({ question, onChange }: Props) {
  const t = useT('surveys');
  const chooseKind = (text: string): void => {
    const kind = questionKinds.find((one) => one === text);
    if (kind) onChange(withKind(question, kind));
  };
  return (
    <div className={classes.words}>
      <TextInput
        label={t('survey.question.title')}
        required
        maxLength={surveyLimits.title}
        value={question.title}
        onChange={(event) => onChange({ ...question, title: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('survey.question.kind')}
        data={questionKinds.map((kind) => ({ value: kind, label: t(`survey.questionKind.${kind}`) }))}
        value={question.kind}
        onChange={(event) => chooseKind(event.currentTarget.value)}
      />
    </div>
  );
}
