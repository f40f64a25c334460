import { Button } from '@mantine/core';
import { removeSurvey } from '@shuyuan/contract/surveys/survey-form.wire';
import { listSurveys } from '@shuyuan/contract/surveys/survey.wire';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import type { SurveyRow } from '../list/survey-row.ts';
import classes from './SurveyActions.module.css';
import { useSurveyActions } from './use-survey-actions.ts';

export function SurveyActions({ survey }: { survey: SurveyRow }) {
  const t = useT('surveys');
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, title } = survey;
  const actions = useSurveyActions(survey, () => setIsRemoving(true));
  return (
    <span className={classes.actions}>
      {actions.map(({ key, isBusy = false, onClick }) => (
        <Button
          key={key}
          variant="subtle"
          size="compact-sm"
          loading={isBusy}
          aria-label={t('survey.action.of', { action: t(key), title })}
          onClick={onClick}
        >
          {t(key)}
        </Button>
      ))}
      {isRemoving && (
        <RemoveDialog
          title={t('survey.remove.title')}
          text={t('survey.remove.text', { title })}
          confirmLabel={t('survey.action.remove')}
          doneText={t('survey.removed')}
          endpoint={removeSurvey}
          input={{ id }}
          refreshes={[listSurveys]}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </span>
  );
}
