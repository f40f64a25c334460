import { listSurveys } from '@shuyuan/contract/surveys/survey.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { ContentSelect, searchOf } from './ContentSelect.tsx';
import type { SectionDraft } from './section-draft.ts';

/** The survey of a section: one the author manages and that is open. */
export function SurveyField({ form }: { form: DraftForm<SectionDraft> }) {
  const t = useT('courses');
  const { content } = form.draft;
  const [text, setText] = useState(content?.title ?? '');
  const search = searchOf(text, content);
  const query = { page: 1, pageSize: 20, box: 'own', state: 'open', ...(search && { search }) } as const;
  const found = useRead(listSurveys, query, { claims: 'all', placeholderData: keepPreviousData });
  const words = {
    label: t('courses.section.survey'),
    hint: t('courses.section.survey.hint'),
    placeholder: t('courses.section.content.placeholder'),
    none: t('courses.section.survey.none'),
  };
  return <ContentSelect {...{ form, words, text }} items={found.data?.items ?? []} onText={setText} />;
}
