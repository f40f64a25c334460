import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../../../lib/navigation.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { usePaging } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { NoLives } from '../NoLives.tsx';
import { useHot } from '../use-lives.ts';
import { useReloadLives } from '../use-reload-lives.ts';

/** ROUTE-48 */
export function HotLivesPage() {
  const t = useT('activity');
  const paging = usePaging();
  const reload = useReloadLives();
  return (
    <>
      <PageTitle
        title={t('live.home.hot.title')}
        description={t('live.home.hot.text')}
        actions={<PathLink to="liveIndex">{t('live.detail.home')}</PathLink>}
      />
      <ReadStates read={useHot(paging)} failed={t('live.home.failed')} shape="cards" count={8}>
        {({ items, recordCount }) => (
          <>
            {items.length === 0 ? <NoLives list="hot" /> : <CardGrid lives={items} onZero={reload} />}
            <ListPager
              paging={paging}
              recordCount={recordCount}
              onChange={({ page, pageSize }) => changeSearch({ page, pageSize })}
            />
          </>
        )}
      </ReadStates>
    </>
  );
}
