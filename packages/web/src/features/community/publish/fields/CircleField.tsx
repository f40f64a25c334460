import { Select } from '@mantine/core';
import { listCirclePages } from '@shuyuan/contract/community/circle.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import classes from '../Publish.module.css';
import { useNamedCircle } from './use-named-circle.ts';

const offered = 20;

type Props = { circleId: string | null; error: string | null; onChange: (circleId: string | null) => void };

/** The circle it is published in. Where the company has none there is nothing to choose (D-142). */
export function CircleField({ circleId, error, onChange }: Props) {
  const t = useT('share');
  const [text, setText] = useState('');
  const { data: chosen } = useNamedCircle(circleId);
  // What is chosen stands in the field; nobody looks for it.
  const search = text === chosen?.name ? '' : text.trim();
  const found = useRead(
    listCirclePages,
    { page: 1, pageSize: offered, ...(search && { search }) },
    { claims: 'all', placeholderData: keepPreviousData },
  );
  const items = found.data?.items ?? [];
  const circles = chosen && !items.some(({ id }) => id === chosen.id) ? [chosen, ...items] : items;
  if (circles.length === 0 && search === '' && error === null) return null;
  return (
    <Select
      label={t('community.publish.circle')}
      description={t('community.publish.circle.hint')}
      placeholder={circleId === null ? t('community.publish.circle.none') : ''}
      error={error}
      searchable
      clearable
      openOnFocus={false}
      // The list itself scrolls: a scrolling part inside it could be reached by no key.
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
      // Hidden from keys and readers unless told otherwise.
      clearButtonProps={{ 'aria-label': t('community.publish.circle.clear'), 'aria-hidden': false, tabIndex: 0 }}
      nothingFoundMessage={t('community.publish.circle.notFound')}
      data={circles.map(({ id, name }) => ({ value: id, label: name }))}
      // The server has chosen already, by rules of its own.
      filter={({ options }) => options}
      // Also one without a name to show: it can be taken away.
      value={circleId}
      onChange={onChange}
      searchValue={text}
      onSearchChange={setText}
    />
  );
}
