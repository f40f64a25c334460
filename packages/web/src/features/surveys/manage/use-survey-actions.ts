import { copySurvey, withdrawSurvey } from '@shuyuan/contract/surveys/survey-form.wire';
import { surveyLife } from '@shuyuan/contract/surveys/survey-states';
import { createSurveyTemplate, listSurveyTemplates } from '@shuyuan/contract/surveys/survey-template.wire';
import { listSurveys } from '@shuyuan/contract/surveys/survey.wire';
import { go } from '../../../lib/navigation.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { type TextKey, useT } from '../../../lib/texts.ts';
import type { SurveyRow } from '../list/survey-row.ts';

type Action = { readonly key: TextKey<'surveys'>; readonly isBusy?: boolean; readonly onClick: () => void };

/** The ways on from a survey in its present state. */
export function useSurveyActions({ id, state, can }: SurveyRow, onRemove: () => void): readonly Action[] {
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
  const template = useWrite(createSurveyTemplate, {
    refreshes: [listSurveyTemplates],
    onSuccess: () => showNotice(t('survey.template.made'), 'success'),
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
    {
      key: 'survey.action.template',
      isOffered: true,
      isBusy: template.isPending,
      onClick: () => template.mutate({ surveyId: id }),
    },
    { key: 'survey.action.remove', isOffered: surveyLife.can('remove', state), onClick: onRemove },
  ];
  return all.filter(({ isOffered }) => isOffered);
}
