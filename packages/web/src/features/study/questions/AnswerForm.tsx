import { Button } from '@mantine/core';
import { type SubmitEvent, useId, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { type Answer, answerOf, type Question } from './question.ts';
import classes from './Questions.module.css';
import { useOptions } from './use-options.ts';

type Props = { question: Question; isBusy: boolean; onAnswer: (answer: Answer) => void; onLater: () => void };

/** The options of a question, one or several of them to be chosen. */
export function AnswerForm({ question, isBusy, onAnswer, onLater }: Props) {
  const t = useT('study');
  const name = useId();
  const options = useOptions(question);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isTried, setIsTried] = useState(false);
  const answer = answerOf(question.kind, chosen);
  const isMultiple = question.kind === 'multiple';
  const toggle = (id: string, isChosen: boolean): void => {
    if (!isMultiple) setChosen([id]);
    else setChosen(options.map((one) => one.id).filter((one) => (one === id ? isChosen : chosen.includes(one))));
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (answer && !isBusy) onAnswer(answer);
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className={classes.options}>
        <legend className={classes.legend}>{t(`study.questions.kind.${question.kind}`)}</legend>
        {options.map(({ id, text }, at) => (
          <label key={id} className={classes.option}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              data-autofocus={at === 0 || undefined}
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            <bdi>{text}</bdi>
          </label>
        ))}
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
