import { listFollowedTopics } from '@shuyuan/contract/community/topics.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { TopicCard } from '../../features/community/topics/TopicCard.tsx';
import { ListPager } from '../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../lib/navigation.ts';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { usePaging } from '../../lib/route-values.ts';
import { useT } from '../../lib/texts.ts';
import classes from './Collection.module.css';
import { NoTopicsFollowed } from './NoTopicsFollowed.tsx';

/** COMM-38: the topics one follows, the latest first. */
export function CollectionTopics() {
  const t = useT('share');
  const paging = usePaging();
  const topics = useRead(listFollowedTopics, paging, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <ReadStates read={topics} failed={t('topics.failed')} shape="cards" count={6}>
      {({ items, recordCount }) =>
        recordCount === 0 ? (
          <NoTopicsFollowed />
        ) : (
          <div className={classes.list}>
            <ul className={classes.grid} aria-label={t('topics.mine.title')}>
              {items.map((topic) => (
                <TopicCard key={topic.id} topic={topic} />
              ))}
            </ul>
            <ListPager paging={paging} recordCount={recordCount} onChange={(next) => changeSearch({ ...next })} />
          </div>
        )
      }
    </ReadStates>
  );
}
