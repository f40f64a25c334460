import { selectTopicPages } from '@shuyuan/contract/community/topics.wire';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { keepPreviousData } from '@tanstack/react-query';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { NothingFound, OpenTalk } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { type Topic, TopicCard } from './TopicCard.tsx';
import classes from './Topics.module.css';

function NoTopics({ search }: { search: string }) {
  const t = useT('share');
  return search === '' ? (
    <EmptyState art={<OpenTalk />} title={t('topics.empty.title')} text={t('topics.empty.text')} />
  ) : (
    <EmptyState art={<NothingFound />} title={t('topics.none.title', { search })} text={t('topics.none.text')} />
  );
}

type Props = {
  search: string;
  typeId: string | undefined;
  paging: Paging;
  /** The one the address names, before all others (ROUTE-38). */
  chosen: Topic | undefined;
  onPage: (paging: Paging) => void;
};

export function TopicGrid({ search, typeId, paging, chosen, onPage }: Props) {
  const t = useT('share');
  const topics = useRead(
    selectTopicPages,
    { ...paging, ...(search && { search }), ...(typeId !== undefined && { typeId }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <ReadStates read={topics} failed={t('topics.failed')} shape="cards" count={6}>
      {({ items, recordCount }) =>
        recordCount === 0 ? (
          <Panel>
            <NoTopics search={search} />
          </Panel>
        ) : (
          <>
            <ul className={classes.grid} aria-label={t('topics.list.title')}>
              {chosen && <TopicCard topic={chosen} isChosen />}
              {items
                .filter(({ id }) => id !== chosen?.id)
                .map((topic) => (
                  <TopicCard key={topic.id} topic={topic} />
                ))}
            </ul>
            <ListPager paging={paging} recordCount={recordCount} onChange={onPage} />
          </>
        )
      }
    </ReadStates>
  );
}
