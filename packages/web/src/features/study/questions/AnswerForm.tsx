import { Button } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { OptionsInput } from '../../../shared/questions/OptionsInput.tsx';
import type { Answer, Question } from './question.ts';
import classes from './Questions.module.css';
import { useOptions } from './use-options.ts';

type Props = { question: Question; isBusy: boolean; onAnswer: (answer: Answer) => void; onLater: () => void };

/** The options of a question, one or several of them to be chosen. */
export function AnswerForm({ question, isBusy, onAnswer, onLater }: Props) {
  const t = useT('study');
  const options = useOptions(question);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isTried, setIsTried] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (answer && !isBusy) onAnswer(answer);
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className={classes.options}>
        <legend className={classes.legend}>{t(`study.questions.kind.${question.kind}`)}</legend>
        <OptionsInput {...{ kind: question.kind, options, answer }} hasFocus onChange={setAnswer} />
      </fieldset>
      {isTried && answer === null && <ErrorText>{t('study.questions.choose')}</ErrorText>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onLater}>
          {t('study.questions.later')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('study.questions.answer')}
        </Button>
      </div>
    </form>
  );
}
