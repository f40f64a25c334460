import { listManagedExams } from '@shuyuan/contract/exams/papers/papers.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { ContentSelect, searchOf } from './ContentSelect.tsx';
import type { SectionDraft } from './section-draft.ts';

/** The exam of a section: one the author manages and that is published. */
export function ExamField({ form }: { form: DraftForm<SectionDraft> }) {
  const t = useT('courses');
  const { content } = form.draft;
  const [text, setText] = useState(content?.title ?? '');
  const search = searchOf(text, content);
  const query = { page: 1, pageSize: 20, state: 'published', ...(search && { search }) } as const;
  const found = useRead(listManagedExams, query, { claims: 'all', placeholderData: keepPreviousData });
  const items = (found.data?.items ?? []).map(({ id, name }) => ({ id, title: name }));
  const words = {
    label: t('courses.section.exam'),
    hint: t('courses.section.exam.hint'),
    placeholder: t('courses.section.content.placeholder'),
    none: t('courses.section.exam.none'),
  };
  return <ContentSelect {...{ form, words, text, items }} onText={setText} />;
}
