import type { CSSProperties } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Bar } from './bars.ts';
import classes from './Results.module.css';

/** A chart that is a table: the bar is drawn behind numbers that are read. */
export function BarTable({ caption, bars }: { caption: string; bars: readonly Bar[] }) {
  const t = useT('surveys');
  const format = useFormat();
  return (
    <table className={classes.bars} aria-label={caption}>
      <thead className={classes.heads}>
        <tr>
          <th scope="col">{t('survey.results.choice')}</th>
          <th scope="col">{t('survey.results.count')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, count, share }) => (
          // The share is known to the sheet only so.
          <tr key={key} style={{ '--share': share } as CSSProperties}>
            <th scope="row" className={classes.label}>
              <bdi>{label}</bdi>
              <span className={classes.bar} aria-hidden="true" />
            </th>
            <td className={classes.count}>
              {format.count(count)} <span className={classes.share}>{format.percent(share)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
