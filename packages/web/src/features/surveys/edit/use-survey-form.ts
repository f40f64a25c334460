import { createSurvey, publishSurvey, readSurveyForm, saveSurvey } from '@shuyuan/contract/surveys/survey-form.wire';
import type { PublishProblem } from '@shuyuan/contract/surveys/survey-states';
import { listSurveys, readSurvey } from '@shuyuan/contract/surveys/survey.wire';
import { useState } from 'react';
import { go, goInstead } from '../../../lib/navigation.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { useLeavingQuestion } from '../../../shared/leaving/use-leaving-question.ts';
import { inputOf, problemsOf, publishProblemOf, type SurveyDraft } from './survey-draft.ts';

/** The draft as it is stored; without an id nothing is yet. */
type Saved = { readonly id: string | null; readonly version: number; readonly draft: SurveyDraft };

const reads = [listSurveys, readSurvey, readSurveyForm] as const;

function useProblems() {
  const t = useT('surveys');
  return (draft: SurveyDraft) => {
    const wrong = problemsOf(draft);
    return {
      title: wrong.title ? t('survey.problem.title') : null,
      questions: wrong.questions ? t('survey.problem.questions') : null,
      remindDaysBefore: wrong.remindDaysBefore ? t('survey.problem.remindDays') : null,
      reward: wrong.reward ? t('survey.problem.reward') : null,
    };
  };
}

/** The draft of a survey: saved, left with a question, and opened once it lacks nothing. */
export function useSurveyForm(initial: Saved) {
  const t = useT('surveys');
  const [saved, setSaved] = useState(initial);
  const [asksToPublish, setAsksToPublish] = useState(false);
  const [lacking, setLacking] = useState<PublishProblem | null>(null);
  const form = useDraftForm<SurveyDraft>({
    initial: initial.draft,
    problemsOf: useProblems(),
    isSame: (draft) => JSON.stringify(draft) === JSON.stringify(saved.draft),
    refusals: {
      'survey.wrong-questions': 'questions',
      'survey.unknown-audience': 'organizations',
      ...refusalsOfForm(['sensitive.found', 'survey.wrong-state', 'survey.incomplete', 'request.stale']),
    },
  });
  const leaving = useLeavingQuestion(form.isDirty);
  const { claims } = form;
  const create = useWrite(createSurvey, { claims, refreshes: reads });
  const save = useWrite(saveSurvey, { claims, refreshes: reads });
  const publish = useWrite(publishSurvey, {
    claims,
    refreshes: reads,
    onSuccess: ({ state }) => {
      leaving.allow();
      showNotice(t(state === 'open' ? 'survey.editor.published' : 'survey.editor.scheduled'), 'success');
      go('centerMy', { name: 'research' }, { box: 'own' });
    },
  });
  const refused = { onError: (error: Error) => void form.refuse(error) };
  const store = (draft: SurveyDraft, then: (id: string, version: number) => void): void => {
    const stored = {
      ...refused,
      onSuccess: ({ id, version }: { id: string; version: number }) => {
        setSaved({ id, version, draft });
        then(id, version);
      },
    };
    if (saved.id === null) create.mutate(inputOf(draft), stored);
    else save.mutate({ id: saved.id, version: saved.version, ...inputOf(draft) }, stored);
  };
  const sendSaved = (draft: SurveyDraft): void =>
    store(draft, (id) => {
      showNotice(t('survey.editor.saved'), 'success');
      if (saved.id !== null) return;
      leaving.allow();
      goInstead('surveyEdit', { id });
    });
  const askToPublish = (draft: SurveyDraft): void => {
    const problem = publishProblemOf(draft, Date.now());
    setLacking(problem);
    setAsksToPublish(problem === null);
  };
  const sendPublished = (): void => {
    setAsksToPublish(false);
    store(form.draft, (id, version) => publish.mutate({ id, version }, refused));
  };
  return {
    form,
    leaving,
    savedId: saved.id,
    asksToPublish,
    /** The words for what is missing before it can be asked. */
    lacking: lacking && t(`survey.publishProblem.${lacking}`),
    isBusy: create.isPending || save.isPending || publish.isPending,
    save: () => form.submit(sendSaved),
    publish: () => form.submit(askToPublish),
    confirmPublish: sendPublished,
    cancelPublish: () => setAsksToPublish(false),
  };
}

export type SurveyFormState = ReturnType<typeof useSurveyForm>;
