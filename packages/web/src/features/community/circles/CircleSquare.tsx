import { listCirclePages } from '@shuyuan/contract/community/circle.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { go } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { CircleCard } from './CircleCard.tsx';
import classes from './Circles.module.css';
import { NoCircles } from './NoCircles.tsx';

/** COMM-49: every circle, found by name; the address keeps the word and the page. */
export function CircleSquare() {
  const t = useT('share');
  const { search = '' } = useSearchParams();
  const paging = usePaging();
  const circles = useRead(
    listCirclePages,
    { ...paging, ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const find = (text: string): void => go('knowledgeCommunity', {}, { search: text || undefined });
  return (
    <div className={classes.stack}>
      <div className={classes.tools}>
        <h2 className={classes.heading}>{t('community.circle.list')}</h2>
        <SearchBox
          className={classes.search}
          label={t('community.circle.search')}
          placeholder={t('community.circle.search')}
          clearLabel={t('community.circle.search.clear')}
          initialValue={search}
          onSearch={find}
          onClear={() => find('')}
        />
      </div>
      <ReadStates read={circles} failed={t('community.circle.failed')} shape="cards" count={4}>
        {({ items, recordCount }) =>
          recordCount === 0 ? (
            <NoCircles search={search} />
          ) : (
            <>
              <ul className={classes.grid} aria-label={t('community.circle.list')}>
                {items.map((circle) => (
                  <li key={circle.id}>
                    <CircleCard circle={circle} />
                  </li>
                ))}
              </ul>
              <ListPager
                paging={paging}
                recordCount={recordCount}
                onChange={(next) => go('knowledgeCommunity', {}, { search: search || undefined, ...next })}
              />
            </>
          )
        }
      </ReadStates>
    </div>
  );
}
