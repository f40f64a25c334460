import { readSurvey } from '@shuyuan/contract/surveys/survey.wire';
import { useRead } from '../../../lib/queries.ts';
import { usePathParams, useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import classes from './Answer.module.css';
import { AnswerHead } from './AnswerHead.tsx';
import { Answering } from './Answering.tsx';
import type { SurveyView } from './survey-view.ts';

/** A manager looks without answering: where they asked to, and where there is nothing they could answer. */
const isPreviewOf = ({ can, isAnswered }: SurveyView, isAskedFor: boolean): boolean =>
  can.manage && (isAskedFor || (!can.answer && !isAnswered));

function Survey({ id }: { id: string }) {
  const t = useT('surveys');
  const { preview } = useSearchParams();
  // A survey that closes while somebody writes must not take the form away; sending says so.
  const survey = useRead(readSurvey, { id }, { claims: 'notices', refetchOnWindowFocus: false });
  return (
    <ReadStates read={survey} failed={t('survey.answer.failed')} shape="list" count={3}>
      {(data) => (
        <Stack gap={16} className={classes.page}>
          <AnswerHead survey={data} />
          <Answering survey={data} isPreview={isPreviewOf(data, preview !== undefined)} />
        </Stack>
      )}
    </ReadStates>
  );
}

/** D-183: the answer sheet of a survey; for whoever manages it also a preview that writes nothing. */
export function AnswerPage() {
  const { id } = usePathParams('surveyAnswer');
  return <Survey key={id} id={id} />;
}
