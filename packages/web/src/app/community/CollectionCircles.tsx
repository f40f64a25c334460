import { listMyCircles } from '@shuyuan/contract/community/circle.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { CircleCard } from '../../features/community/circles/CircleCard.tsx';
import { ListPager } from '../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../lib/navigation.ts';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { usePaging } from '../../lib/route-values.ts';
import { useT } from '../../lib/texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from '../teams/Collection.module.css';

/** COMM-46: the circles one belongs to. */
export function CollectionCircles() {
  const t = useT('share');
  const paging = usePaging();
  const circles = useRead(listMyCircles, paging, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <ReadStates read={circles} failed={t('community.circle.failed')} shape="cards" count={6}>
      {({ items, recordCount }) =>
        recordCount === 0 ? (
          <Panel>
            <EmptyState
              size="page"
              title={t('community.circle.mine.empty.title')}
              text={t('community.circle.mine.empty.text')}
            />
          </Panel>
        ) : (
          <div className={classes.list}>
            <ul className={classes.grid} aria-label={t('community.circle.mine.title')}>
              {items.map((circle) => (
                <li key={circle.id}>
                  <CircleCard circle={circle} />
                </li>
              ))}
            </ul>
            <ListPager paging={paging} recordCount={recordCount} onChange={(next) => changeSearch({ ...next })} />
          </div>
        )
      }
    </ReadStates>
  );
}
