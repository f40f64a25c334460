import { listPositionPaths } from '@shuyuan/contract/positions/position.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { PathCard } from './PathCard.tsx';
import classes from './PathCard.module.css';
import type { PathsPlace } from '../path-views.ts';

type Props = { place: PathsPlace; onMove: (change: Partial<PathsPlace>) => void };

/** The paths of the positions the reader has, or of those they left. */
export function MyPaths({ place: { view, page, pageSize }, onMove }: Props) {
  const t = useT('study');
  const list = useRead(
    listPositionPaths,
    { isClosed: view === 'closed', page, pageSize },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <ReadStates read={list} failed={t('positions.failed')} shape="cards" count={2}>
      {({ items, recordCount }) =>
        items.length === 0 ? (
          <EmptyState
            title={t(view === 'closed' ? 'positions.empty.closed' : 'positions.empty.mine')}
            text={t('positions.empty.text')}
          />
        ) : (
          <Stack>
            <ul className={classes.list}>
              {items.map((path) => (
                <PathCard key={path.progressId} path={path} />
              ))}
            </ul>
            <ListPager paging={{ page, pageSize }} recordCount={recordCount} onChange={onMove} />
          </Stack>
        )
      }
    </ReadStates>
  );
}
