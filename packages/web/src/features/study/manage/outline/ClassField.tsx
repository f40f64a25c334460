import { listManagedClasses } from '@shuyuan/contract/training/manage-class.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { ContentSelect, searchOf } from './ContentSelect.tsx';
import type { SectionDraft } from './section-draft.ts';

/** The class of a section: one the author manages and that is published. */
export function ClassField({ form }: { form: DraftForm<SectionDraft> }) {
  const t = useT('courses');
  const { content } = form.draft;
  const [text, setText] = useState(content?.title ?? '');
  const search = searchOf(text, content);
  const query = { page: 1, pageSize: 20, state: 'published', ...(search && { search }) } as const;
  const found = useRead(listManagedClasses, query, { claims: 'all', placeholderData: keepPreviousData });
  const words = {
    label: t('courses.section.class'),
    hint: t('courses.section.class.hint'),
    placeholder: t('courses.section.content.placeholder'),
    none: t('courses.section.class.none'),
  };
  return <ContentSelect {...{ form, words, text, items: found.data?.items ?? [] }} onText={setText} />;
}
