import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { readSurveyTemplate } from '@shuyuan/contract/surveys/survey-template.wire';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { freshDraft } from './survey-draft.ts';
import { SurveyForm } from './SurveyForm.tsx';

function TemplateDraft({ template }: { template: OutputOf<typeof readSurveyTemplate> }) {
  const { kind, title, introduction, isAnonymous, questions } = template;
  const [initial] = useState(() => ({
    id: null,
    version: 0,
    draft: { ...freshDraft(questions, title), kind, introduction, isAnonymous },
  }));
  return <SurveyForm initial={initial} />;
}

/** A new survey that asks what a template of the company asks. */
export function CompanyDraft({ id }: { id: string }) {
  const t = useT('surveys');
  const template = useRead(readSurveyTemplate, { id }, { claims: 'notices', gcTime: 0, refetchOnWindowFocus: false });
  return (
    <ReadStates read={template} failed={t('survey.template.failed')} shape="list" count={3}>
      {(data) => <TemplateDraft template={data} />}
    </ReadStates>
  );
}
