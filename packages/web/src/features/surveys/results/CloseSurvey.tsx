import { Button } from '@mantine/core';
import { closeSurvey } from '@shuyuan/contract/surveys/survey-form.wire';
import { listSurveys, readSurveyResults } from '@shuyuan/contract/surveys/survey.wire';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';

/** Ends a survey, after a question: it cannot be opened again. */
export function CloseSurvey({ id }: { id: string }) {
  const t = useT('surveys');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {t('survey.results.close')}
      </Button>
      {isAsking && (
        <RemoveDialog
          title={t('survey.results.close.title')}
          text={t('survey.results.close.text')}
          confirmLabel={t('survey.results.close')}
          doneText={t('survey.results.closed')}
          endpoint={closeSurvey}
          input={{ id }}
          refreshes={[readSurveyResults, listSurveys]}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
