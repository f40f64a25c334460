import { Select } from '@mantine/core';
import { courseLimits } from '@shuyuan/contract/study/courses/course-limits';
import { listSurveys } from '@shuyuan/contract/surveys/survey.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import type { DraftForm } from '../../../../shared/forms/use-draft-form.ts';
import classes from './Outline.module.css';
import type { SectionDraft } from './section-draft.ts';

const offered = 20;

/** The survey of a section: one the author manages, found by a part of its title. */
export function SurveyField({ form }: { form: DraftForm<SectionDraft> }) {
  const t = useT('courses');
  const { content, title } = form.draft;
  const [text, setText] = useState(content?.title ?? '');
  // The title of the chosen one stands in the field; nobody looks for it.
  const search = text === content?.title ? '' : text.trim();
  const query = { page: 1, pageSize: offered, box: 'own', state: 'open', ...(search && { search }) } as const;
  const found = useRead(listSurveys, query, { claims: 'all', placeholderData: keepPreviousData });
  const items = found.data?.items ?? [];
  const surveys = content && !items.some(({ id }) => id === content.id) ? [content, ...items] : items;
  const choose = (id: string | null): void => {
    const chosen = surveys.find((survey) => survey.id === id);
    if (!chosen) return;
    const name = chosen.title.slice(0, courseLimits.sectionTitleMax);
    form.change({ content: { id: chosen.id, title: chosen.title }, ...(title.trim() === '' && { title: name }) });
  };
  return (
    <Select
      label={t('courses.section.survey')}
      description={t('courses.section.survey.hint')}
      placeholder={t('courses.section.survey.placeholder')}
      required
      error={form.problems.content}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      // The list itself scrolls: a scrolling part inside it could be reached by no key.
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
      nothingFoundMessage={t('courses.section.survey.none')}
      data={surveys.map(({ id, title: label }) => ({ value: id, label }))}
      // The server has chosen already, by rules of its own.
      filter={({ options }) => options}
      value={content?.id ?? null}
      onChange={choose}
      searchValue={text}
      onSearchChange={setText}
    />
  );
}
