import { type Answer, type AnswerProblem, isAnswered } from '@shuyuan/contract/surveys/answers';
import type { Question } from '@shuyuan/contract/surveys/question-kinds';
import { VisuallyHidden } from '@mantine/core';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { AnswerField } from './AnswerField.tsx';
import { questionHint } from './question-hint.ts';
import classes from './Questions.module.css';

/** A choice made by a press cannot be taken back by another; it needs a way of its own. */
const isChosenByPress = ({ kind }: Question): boolean => kind === 'single' || kind === 'rating' || kind === 'matrix';

type Props = {
  question: Question;
  number: number;
  answer: Answer | undefined;
  problem: AnswerProblem | undefined;
  onChange: (answer: Answer | undefined) => void;
};

/** One question with its field, and what is wrong with the answer in words. */
export function QuestionField({ question, number, answer, problem, onChange }: Props) {
  const t = useT('surveys');
  const format = useFormat();
  const id = useId();
  const hint = questionHint(question, t);
  const describedBy = problem ? `${id}-problem` : hint ? `${id}-hint` : undefined;
  const canClear = !question.isRequired && isChosenByPress(question) && isAnswered(answer);
  return (
    <fieldset
      id={`question-${question.id}`}
      tabIndex={-1}
      className={classes.question}
      aria-describedby={describedBy}
      data-wrong={problem ? true : undefined}
    >
      <legend className={classes.legend} id={`${id}-title`}>
        <span className={classes.count}>{format.count(number)}.</span> <bdi>{question.title}</bdi>
        {question.isRequired && (
          <span className={classes.required} title={t('survey.question.isRequired')}>
            <span aria-hidden="true">*</span>
            <VisuallyHidden>{t('survey.question.isRequired')}</VisuallyHidden>
          </span>
        )}
      </legend>
      {hint && <HintText id={`${id}-hint`}>{hint}</HintText>}
      <AnswerField
        question={question}
        labelledBy={`${id}-title`}
        describedBy={describedBy}
        answer={answer}
        isWrong={problem !== undefined}
        onChange={onChange}
      />
      {problem && (
        <p id={`${id}-problem`} className={classes.problem}>
          {t(`survey.answerProblem.${problem}`)}
        </p>
      )}
      {canClear && (
        <button type="button" className={classes.clear} onClick={() => onChange(undefined)}>
          <X size={14} aria-hidden />
          {t('survey.answer.clear')}
        </button>
      )}
    </fieldset>
  );
}
