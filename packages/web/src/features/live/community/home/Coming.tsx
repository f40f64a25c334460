import { CalendarClock } from 'lucide-react';
import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../../../lib/navigation.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useSearchParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { comingPlace, type ComingPlace, comingSearch } from './coming-place.ts';
import { ComingRow, ComingRows } from './ComingRow.tsx';
import { ComingTabs } from './ComingTabs.tsx';
import { NothingIn } from '../NoLives.tsx';
import { useComing } from '../use-lives.ts';

const move = (next: ComingPlace): void => changeSearch(comingSearch(next), { isReplacing: true });

/** LIVE-ROOM-06: what is not begun yet, the soonest first; all of it, or what one subscribed to. */
export function Coming({ word = '', onZero }: { word?: string; onZero: () => void }) {
  const t = useT('activity');
  const place = comingPlace(useSearchParams());
  const { tab, page, pageSize } = place;
  const tabs = <ComingTabs tab={tab} onChoose={(next) => move({ ...place, page: 1, tab: next })} />;
  return (
    <Panel title={t('live.home.coming.title')} icon={<CalendarClock />} action={tabs}>
      <ReadStates read={useComing(place, word)} failed={t('live.home.failed')} shape="list" count={4}>
        {({ items, recordCount }) =>
          items.length === 0 ? (
            <NothingIn list={tab === 'mine' ? 'mine' : 'coming'} word={word} />
          ) : (
            <>
              <ComingRows>
                {items.map((live) => (
                  <ComingRow key={live.id} live={live} onZero={onZero} />
                ))}
              </ComingRows>
              {recordCount > pageSize && (
                <ListPager
                  paging={{ page, pageSize }}
                  recordCount={recordCount}
                  onChange={(paging) => move({ ...place, ...paging })}
                />
              )}
            </>
          )
        }
      </ReadStates>
    </Panel>
  );
}
