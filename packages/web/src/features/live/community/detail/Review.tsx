import { History } from 'lucide-react';
import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../../../lib/navigation.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useSearchParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { NothingIn } from '../NoLives.tsx';
import { useReviews } from '../use-lives.ts';

const pageSize = 8;

const show = (page: number): void => changeSearch({ review: page === 1 ? undefined : page }, { isReplacing: true });

/** LIVE-ROOM-06, D-072: what can be watched again. */
export function Review({ word }: { word: string }) {
  const t = useT('activity');
  const { review } = useSearchParams();
  const page = /^[1-9]\d{0,5}$/.test(review ?? '') ? Number(review) : 1;
  return (
    <Panel title={t('live.home.review.title')} icon={<History />}>
      <ReadStates read={useReviews({ page, pageSize }, word)} failed={t('live.home.failed')} shape="cards" count={4}>
        {({ items, recordCount }) =>
          items.length === 0 ? (
            <NothingIn list="review" word={word} />
          ) : (
            <>
              <CardGrid lives={items} />
              {recordCount > pageSize && (
                <ListPager
                  paging={{ page, pageSize }}
                  sizes={[pageSize]}
                  recordCount={recordCount}
                  onChange={(next) => show(next.page)}
                />
              )}
            </>
          )
        }
      </ReadStates>
    </Panel>
  );
}
