import { selectTopics } from '@shuyuan/contract/community/topics.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import type { Named } from './audience-draft.ts';
import { NameAdder } from './NameAdder.tsx';

type Props = { chosen: readonly Named[]; onChange: (chosen: readonly Named[]) => void };

/** Topics whose followers something is for. */
export function TopicAdder({ chosen, onChange }: Props) {
  const t = useT('audience');
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useRead(selectTopics, { search }, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <NameAdder
      label={t('audience.topics')}
      description={t('audience.topics.hint')}
      placeholder={t('audience.topics.find')}
      noneFound={t('audience.topics.none')}
      found={found.data?.items ?? []}
      chosen={chosen}
      text={text}
      onText={setText}
      onAdd={onChange}
    />
  );
}
