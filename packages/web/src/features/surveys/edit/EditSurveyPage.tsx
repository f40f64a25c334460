import { readSurveyForm } from '@shuyuan/contract/surveys/survey-form.wire';
import { surveyLife } from '@shuyuan/contract/surveys/survey-states';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { LockedSurvey } from './LockedSurvey.tsx';
import { NewSurvey } from './NewSurvey.tsx';
import { draftOf, type SurveyForm as Form } from './survey-draft.ts';
import { SurveyForm } from './SurveyForm.tsx';

/** The form begins with what is stored and then keeps what is typed, whatever is read again. */
function EditedSurvey({ survey }: { survey: Form }) {
  const [initial] = useState(() => ({ id: survey.id, version: survey.version, draft: draftOf(survey) }));
  return <SurveyForm initial={initial} />;
}

function Survey({ id }: { id: string }) {
  const t = useT('surveys');
  const form = useRead(readSurveyForm, { id }, { claims: 'notices', gcTime: 0, refetchOnWindowFocus: false });
  return (
    <ReadStates read={form} failed={t('survey.answer.failed')} shape="list" count={3}>
      {(data) => (surveyLife.can('save', data.state) ? <EditedSurvey survey={data} /> : <LockedSurvey />)}
    </ReadStates>
  );
}

/** D-183: the draft of a survey as its author changes it; where the address names none, a new one. */
export function EditSurveyPage() {
  const { id } = usePathParams('surveyEdit');
  return id === undefined ? <NewSurvey /> : <Survey key={id} id={id} />;
}
