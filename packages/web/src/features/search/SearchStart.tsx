import { Button } from '@mantine/core';
import { useT } from '../../lib/texts.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { useHotTopics } from '../../shared/topics/use-hot-topics.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './Search.module.css';
import { HotSearches } from './HotSearches.tsx';
import { SavedSearches } from './saved/SavedSearches.tsx';
import { RecentSearches } from './RecentSearches.tsx';

/** SHELL-14: topics much is said about, each a search for its name. */
function HotTopics() {
  const t = useT('search');
  const { read, canTurn, turn } = useHotTopics();
  const more = canTurn && (
    <Button variant="subtle" size="compact-sm" onClick={turn}>
      {t('search.hotTopics.turn')}
    </Button>
  );
  return (
    <Panel title={t('search.hotTopics')} action={more}>
      <ReadStates read={read} failed={t('search.hotTopics.failed')} shape="list" count={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('search.hotTopics.none')} />
          ) : (
            <ul className={classes.words}>
              {items.map(({ id, name }) => (
                <li key={id} className={classes.word}>
                  <PathLink to="search" search={{ keyword: name, from: 'topic' }}>
                    <bdi>{name}</bdi>
                  </PathLink>
                </li>
              ))}
            </ul>
          )
        }
      </ReadStates>
    </Panel>
  );
}

/** The page before anything is searched for. */
export function SearchStart() {
  return (
    <>
      <SavedSearches />
      <RecentSearches />
      <HotSearches />
      <HotTopics />
    </>
  );
}
