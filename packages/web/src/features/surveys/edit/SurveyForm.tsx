import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useT } from '../../../lib/texts.ts';
import { LeavingQuestion } from '../../../shared/leaving/LeavingQuestion.tsx';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { BasicFields } from './BasicFields.tsx';
import { QuestionsEditor } from './questions/QuestionsEditor.tsx';
import { SurveyFormActions } from './SurveyFormActions.tsx';
import { useSurveyForm } from './use-survey-form.ts';

type Props = { initial: Parameters<typeof useSurveyForm>[0] };

/** The draft of a survey: what it is, what it asks, and whom and when. */
export function SurveyForm({ initial }: Props) {
  const t = useT('surveys');
  const state = useSurveyForm(initial);
  const { form, lacking, leaving } = state;
  const problem = form.problems.form ?? lacking;
  return (
    <>
      <PageTitle
        title={t(initial.id === null ? 'survey.create.title' : 'survey.editor.title')}
        actions={<SurveyFormActions state={state} />}
      />
      <Stack gap={20}>
        {problem && <ErrorText size="base">{problem}</ErrorText>}
        <Panel title={t('survey.editor.basics')}>
          <BasicFields form={form} />
        </Panel>
        <Panel title={t('survey.editor.questions')}>
          <QuestionsEditor
            questions={form.draft.questions}
            isTried={form.isTried}
            problem={form.problems.questions}
            onChange={(questions) => form.change({ questions })}
          />
        </Panel>
        <Panel title={t('survey.editor.audience')}>
          <AudienceFields form={form} />
        </Panel>
      </Stack>
      <ConfirmDialog
        isOpen={state.asksToPublish}
        title={t('survey.publish.title')}
        text={t('survey.publish.text')}
        confirmLabel={t('survey.editor.publish')}
        cancelLabel={t('survey.action.cancel')}
        closeLabel={t('survey.action.cancel')}
        onConfirm={state.confirmPublish}
        onCancel={state.cancelPublish}
      />
      <LeavingQuestion isAsking={leaving.isAsking} onAnswer={leaving.settle} />
    </>
  );
}
