import { selectTopics } from '@shuyuan/contract/community/topics.wire';
import { Button } from '@mantine/core';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../reads/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { useHotTopics } from './use-hot-topics.ts';
import classes from './TopicPicker.module.css';
import type { ChosenTopic } from './use-topic-choice.ts';

type Picking = {
  readonly topics: readonly ChosenTopic[];
  readonly onPick: (topic: ChosenTopic) => void;
  readonly onRemove: (id: string) => void;
};
type ListProps = Picking & {
  read: UseQueryResult<{ readonly items: readonly ChosenTopic[] }>;
  label: string;
  empty: ReactNode;
};

function Offers({ read, label, empty, topics, onPick, onRemove }: ListProps) {
  const t = useT('share');
  const toggle = (topic: ChosenTopic, isChosen: boolean) => (isChosen ? onRemove(topic.id) : onPick(topic));
  return (
    <ReadStates read={read} failed={t('topics.failed')} shape="list" count={2}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={classes.none}>{empty}</p>
        ) : (
          <ul className={classes.chips} aria-label={label}>
            {items.map((topic) => {
              const isChosen = topics.some(({ id }) => id === topic.id);
              return (
                <li key={topic.id}>
                  <button
                    type="button"
                    className={classes.offer}
                    aria-pressed={isChosen}
                    onClick={() => toggle({ id: topic.id, name: topic.name }, isChosen)}
                  >
                    <bdi>{topic.name}</bdi>
                  </button>
                </li>
              );
            })}
          </ul>
        )
      }
    </ReadStates>
  );
}

/** COMM-44: ten at a time, and the next ten on demand. */
export function HotOffers(picking: Picking) {
  const t = useT('share');
  const { read, canTurn, turn } = useHotTopics();
  return (
    <div className={classes.offers}>
      <Offers {...picking} read={read} label={t('topics.hot.title')} empty={t('topics.empty.title')} />
      {canTurn && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<RefreshCw size={14} aria-hidden />}
          loading={read.isFetching}
          onClick={turn}
        >
          {t('topics.hot.other')}
        </Button>
      )}
    </div>
  );
}

export function OffersOfType({ typeId, label, ...picking }: Picking & { typeId: string; label: string }) {
  const t = useT('share');
  const read = useRead(selectTopics, { typeId }, { claims: 'notices' });
  return <Offers {...picking} read={read} label={label} empty={t('topics.empty.title')} />;
}

export function FoundOffers({ search, ...picking }: Picking & { search: string }) {
  const t = useT('share');
  const read = useRead(selectTopics, { search }, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <Offers {...picking} read={read} label={t('topics.list.title')} empty={t('topics.pick.none', { name: search })} />
  );
}
