import { readSurveyForm } from '@shuyuan/contract/surveys/survey-form.wire';
import { surveyLife } from '@shuyuan/contract/surveys/survey-states';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { go } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { draftOf, type SurveyForm as Form } from './survey-draft.ts';
import { SurveyForm } from './SurveyForm.tsx';

/** The form begins with what is stored and then keeps what is typed, whatever is read again. */
function EditedSurvey({ survey }: { survey: Form }) {
  const [initial] = useState(() => ({ id: survey.id, version: survey.version, draft: draftOf(survey) }));
  return <SurveyForm initial={initial} />;
}

/** A survey that was published keeps its questions: whoever wants others copies it. */
function LockedSurvey() {
  const t = useT('surveys');
  return (
    <EmptyState
      size="page"
      title={t('survey.editor.locked')}
      action={
        <Button variant="default" onClick={() => go('centerMy', { name: 'research' }, { box: 'own' })}>
          {t('survey.editor.back')}
        </Button>
      }
    />
  );
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

/** D-183: the draft of a survey as its author changes it. */
export function EditSurveyPage() {
  const { id } = usePathParams('surveyEdit');
  return <Survey key={id} id={id} />;
}
