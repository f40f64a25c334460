import { Select } from '@mantine/core';
import { readTopic, selectTopics } from '@shuyuan/contract/community/topics.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import classes from './ShareIndex.module.css';

type Props = { topicId: string | undefined; onChoose: (topicId: string) => void };

/** One topic of all: found by a part of its name. */
export function TopicSelect({ topicId, onChoose }: Props) {
  const t = useT('share');
  const [text, setText] = useState('');
  const named = useRead(
    readTopic,
    { id: topicId ?? '' },
    { enabled: topicId !== undefined, claims: 'all', retry: false },
  );
  const chosen = topicId === undefined ? undefined : named.data;
  // What is chosen stands in the field; nobody looks for it.
  const search = text === chosen?.name ? '' : text.trim();
  const found = useRead(
    selectTopics,
    { ...(search && { search }) },
    { claims: 'all', placeholderData: keepPreviousData },
  );
  const offered = found.data?.items ?? [];
  const topics = chosen && !offered.some(({ id }) => id === chosen.id) ? [chosen, ...offered] : offered;
  return (
    <Select
      className={classes.topic}
      aria-label={t('teams.square.topic')}
      placeholder={t('teams.square.topic.all')}
      searchable
      // By keys it is given up by choosing it once more.
      clearable
      openOnFocus={false}
      // The list itself scrolls: a scrolling part inside it could be reached by no key.
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
      clearButtonProps={{ 'aria-label': t('teams.square.topic.clear') }}
      nothingFoundMessage={t('teams.square.topic.none')}
      data={topics.map(({ id, name }) => ({ value: id, label: name }))}
      // The server has chosen already, by rules of its own.
      filter={({ options }) => options}
      value={chosen?.id ?? null}
      onChange={(id) => onChoose(id ?? '')}
      searchValue={text}
      onSearchChange={setText}
    />
  );
}
