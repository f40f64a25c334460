import { Button } from '@mantine/core';
import { copySurvey, removeSurvey, withdrawSurvey } from '@shuyuan/contract/surveys/survey-form.wire';
import { surveyLife } from '@shuyuan/contract/surveys/survey-states';
import { listSurveys } from '@shuyuan/contract/surveys/survey.wire';
import { useState } from 'react';
import { go } from '../../../lib/navigation.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { type TextKey, useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import type { SurveyRow } from '../list/survey-row.ts';
import classes from './SurveyActions.module.css';

type Action = { readonly key: TextKey<'surveys'>; readonly isBusy?: boolean; readonly onClick: () => void };

/** The ways on from a survey in its present state. */
function useActions({ id, state, can }: SurveyRow, onRemove: () => void): readonly Action[] {
  const t = useT('surveys');
  const copy = useWrite(copySurvey, {
    refreshes: [listSurveys],
    onSuccess: (made) => {
      showNotice(t('survey.copied'), 'success');
      go('surveyEdit', { id: made.id });
    },
  });
  const withdraw = useWrite(withdrawSurvey, {
    refreshes: [listSurveys],
    onSuccess: () => showNotice(t('survey.withdrawn'), 'success'),
  });
  const all: readonly (Action & { readonly isOffered: boolean })[] = [
    { key: 'survey.action.edit', isOffered: surveyLife.can('save', state), onClick: () => go('surveyEdit', { id }) },
    { key: 'survey.action.results', isOffered: can.readResults, onClick: () => go('surveyResults', { id }) },
    { key: 'survey.action.preview', isOffered: true, onClick: () => go('surveyAnswer', { id }, { preview: 1 }) },
    {
      key: 'survey.action.withdraw',
      isOffered: surveyLife.can('withdraw', state),
      isBusy: withdraw.isPending,
      onClick: () => withdraw.mutate({ id }),
    },
    { key: 'survey.action.copy', isOffered: true, isBusy: copy.isPending, onClick: () => copy.mutate({ id }) },
    { key: 'survey.action.remove', isOffered: surveyLife.can('remove', state), onClick: onRemove },
  ];
  return all.filter(({ isOffered }) => isOffered);
}

export function SurveyActions({ survey }: { survey: SurveyRow }) {
  const t = useT('surveys');
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, title } = survey;
  const actions = useActions(survey, () => setIsRemoving(true));
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
