import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listSearched } from '@shuyuan/contract/search/report/search-report.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Facts } from '../../../ui/Facts.tsx';
import classes from './Report.module.css';
import { useShareText } from './use-share-text.ts';

/** The sums of all searches of the period, shown or not. */
export function SearchTotals({ totals }: { totals: OutputOf<typeof listSearched>['totals'] }) {
  const t = useT('operation');
  const format = useFormat();
  const shareOf = useShareText();
  const { searchCount, noneCount, clickedCount, meanRank, rareCount } = totals;
  return (
    <div className={classes.totals}>
      <Facts
        className={classes.facts}
        facts={[
          [t('searches.total.searches'), format.count(searchCount)],
          [t('searches.total.none'), shareOf(noneCount, searchCount)],
          [t('searches.total.clicked'), shareOf(clickedCount, searchCount)],
          [t('searches.total.rank'), meanRank === null ? '—' : format.count(meanRank)],
          [t('searches.total.rare'), shareOf(rareCount, searchCount)],
        ]}
      />
    </div>
  );
}
