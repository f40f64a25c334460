import type { SubmitEvent } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { QuestionField } from '../questions/QuestionField.tsx';
import classes from './Answer.module.css';
import { AnswerButtons } from './AnswerButtons.tsx';
import { AnswerProgress } from './AnswerProgress.tsx';
import type { SurveyView } from './survey-view.ts';
import { useAnswering } from './use-answering.ts';
import { useSubmitSurvey } from './use-submit-survey.ts';

type Props = { survey: SurveyView; isPreview: boolean; onSent: () => void };

/** The questions page by page. Answers are kept until they are sent; what is wrong is said where it is asked. */
export function AnswerForm({ survey, isPreview, onSent }: Props) {
  const t = useT('surveys');
  const sending = useSubmitSurvey(survey.id, onSent);
  const form = useAnswering({ survey, isPreview, onSend: sending.send });
  const { page, pageNumber, pageCount, problems } = form;
  const isLast = pageNumber === pageCount;
  const goOn = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isLast) form.next();
    else if (!isPreview && !sending.isBusy) form.submit();
  };
  const hasProblem = page.some(({ question }) => problems.has(question.id));
  return (
    <Panel>
      <form noValidate onSubmit={goOn}>
        <AnswerProgress {...form.progress} />
        {page.map(({ question, number }) => (
          <QuestionField
            key={question.id}
            question={question}
            number={number}
            answer={form.answers[question.id]}
            problem={problems.get(question.id)}
            onChange={(answer) => form.change(question.id, answer)}
          />
        ))}
        {hasProblem && <ErrorText size="base">{t('survey.answer.wrong')}</ErrorText>}
        {sending.problem && <ErrorText size="base">{sending.problem}</ErrorText>}
        <AnswerButtons
          pageNumber={pageNumber}
          pageCount={pageCount}
          isBusy={sending.isBusy}
          isPreview={isPreview}
          onPrevious={form.previous}
        />
        {!isPreview && <HintText className={classes.kept}>{t('survey.answer.kept')}</HintText>}
      </form>
    </Panel>
  );
}
