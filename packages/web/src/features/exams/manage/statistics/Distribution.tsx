import type { CSSProperties } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import classes from './Statistics.module.css';

/** People by tenths of all points: a chart that is a table, so that its numbers are read. */
export function Distribution({ histogram }: { histogram: readonly number[] }) {
  const t = useT('examining');
  const format = useFormat();
  const highest = Math.max(1, ...histogram);
  const bandOf = (bar: number): string =>
    t('examining.statistics.band', {
      from: format.percent(bar / histogram.length),
      to: format.percent((bar + 1) / histogram.length),
    });
  return (
    <Panel title={t('examining.statistics.distribution')}>
      <table className={classes.bars} aria-label={t('examining.statistics.distribution')}>
        <thead>
          <tr>
            <th scope="col">{t('examining.statistics.band.head')}</th>
            <th scope="col">{t('examining.statistics.people')}</th>
          </tr>
        </thead>
        <tbody>
          {histogram.map((count, bar) => (
            // The share is known to the sheet only so.
            <tr key={bandOf(bar)} style={{ '--share': count / highest } as CSSProperties}>
              <th scope="row">{bandOf(bar)}</th>
              <td>
                <span className={classes.bar} aria-hidden="true" />
                {format.count(count)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
