import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { StatTile } from '../../../../ui/StatTile.tsx';
import type { ExamStatistics } from './exam-statistics.ts';
import classes from './Statistics.module.css';

/** The numbers of the whole exam; what cannot be said is a dash. */
export function ExamNumbers({ statistics }: { statistics: ExamStatistics }) {
  const t = useT('examining');
  const format = useFormat();
  const { attemptCount, passedCount, total, pointSum, consistency, standardError } = statistics;
  const decimal = (value: number | null | undefined): string =>
    value === null || value === undefined ? '—' : format.count(Math.round(value * 100) / 100);
  const tiles = [
    [t('examining.statistics.people'), format.count(attemptCount)],
    ...(passedCount === null
      ? []
      : [[t('examining.statistics.passed'), format.percent(passedCount / attemptCount)] as const]),
    [t('examining.statistics.mean'), `${decimal(total?.mean)} / ${format.count(pointSum)}`],
    [t('examining.statistics.median'), decimal(total?.median)],
    [t('examining.statistics.range'), `${decimal(total?.lowest)} – ${decimal(total?.highest)}`],
    [t('examining.statistics.spread'), decimal(total?.standardDeviation)],
    [t('examining.statistics.consistency'), decimal(consistency)],
    [t('examining.statistics.error'), decimal(standardError)],
  ] as const;
  return (
    <div className={classes.tiles}>
      {tiles.map(([label, value]) => (
        <StatTile key={label} label={label} value={<bdi>{value}</bdi>} />
      ))}
    </div>
  );
}
