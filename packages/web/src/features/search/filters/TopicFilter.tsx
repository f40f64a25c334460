import { readTopic, selectTopics } from '@shuyuan/contract/community/topics.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FoundNameField } from './FoundNameField.tsx';

type Props = { topicId: string | undefined; onChange: (id: string | undefined) => void };

/** Results of one topic. */
export function TopicFilter({ topicId, onChange }: Props) {
  const t = useT('search');
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useRead(selectTopics, { search }, { claims: 'notices', placeholderData: keepPreviousData });
  const chosen = useRead(readTopic, { id: topicId ?? '' }, { enabled: topicId !== undefined, claims: 'all' });
  return (
    <FoundNameField
      label={t('search.topic')}
      found={(found.data?.items ?? []).map(({ id, name }) => ({ id, name }))}
      chosen={topicId === undefined ? undefined : { id: topicId, name: chosen.data?.name ?? '' }}
      onText={setText}
      onChange={onChange}
    />
  );
}
