import { Button } from '@mantine/core';
import { Eye, Save, Send } from 'lucide-react';
import { go } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import type { SurveyFormState } from './use-survey-form.ts';

/** A preview shows what is stored, so it waits for the draft to be saved. */
export function SurveyFormActions({ state }: { state: SurveyFormState }) {
  const t = useT('surveys');
  const { form, savedId, isBusy } = state;
  const isStored = savedId !== null && !form.isDirty;
  return (
    <>
      <ActionButton
        variant="default"
        leftSection={<Eye size={16} aria-hidden />}
        disabledReason={isStored ? undefined : t('survey.editor.previewLater')}
        onClick={() => go('surveyAnswer', { id: savedId ?? '' }, { preview: 1 })}
      >
        {t('survey.action.preview')}
      </ActionButton>
      <Button variant="default" leftSection={<Save size={16} aria-hidden />} loading={isBusy} onClick={state.save}>
        {t('survey.editor.save')}
      </Button>
      <Button leftSection={<Send size={16} aria-hidden />} loading={isBusy} onClick={state.publish}>
        {t('survey.editor.publish')}
      </Button>
    </>
  );
}
