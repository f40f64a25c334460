import { Select } from '@mantine/core';
import { ContentType } from '@shuyuan/contract/study/content-types';
import { listSurveys } from '@shuyuan/contract/surveys/survey.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import type { FieldsProps } from './use-class-form.ts';

/** The survey people are asked when the class has ended: an open evaluation of one's own. */
export function EvaluationPanel({ form: { draft, change } }: FieldsProps) {
  const t = useT('teaching');
  const { survey } = draft;
  const [text, setText] = useState(survey?.title ?? '');
  const search = text === survey?.title ? '' : text.trim();
  const query = { page: 1, pageSize: 50, box: 'own', state: 'open', ...(search && { search }) } as const;
  const found = useRead(listSurveys, query, { claims: 'all', placeholderData: keepPreviousData });
  const evaluations = (found.data?.items ?? []).filter(({ kind }) => kind === ContentType.evaluation);
  const offered = survey && !evaluations.some(({ id }) => id === survey.id) ? [survey, ...evaluations] : evaluations;
  const choose = (id: string | null): void => {
    const chosen = offered.find((one) => one.id === id);
    change({ survey: chosen ? { id: chosen.id, title: chosen.title } : null });
  };
  return (
    <Panel title={t('teaching.evaluation')}>
      <Select
        label={t('teaching.evaluation.survey')}
        description={t('teaching.evaluation.hint')}
        placeholder={t('teaching.evaluation.nobody')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('teaching.evaluation.clear') }}
        withScrollArea={false}
        nothingFoundMessage={t('teaching.evaluation.none')}
        data={offered.map(({ id, title }) => ({ value: id, label: title }))}
        filter={({ options }) => options}
        value={survey?.id ?? null}
        onChange={choose}
        searchValue={text}
        onSearchChange={setText}
      />
    </Panel>
  );
}
