import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readReport } from '@shuyuan/contract/live/replay.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { StatTile } from '../../../ui/StatTile.tsx';
import classes from './Report.module.css';

const counts = [
  'attendees',
  'guests',
  'subscribed',
  'peak',
  'messages',
  'questions',
  'answered',
  'polls',
  'reactions',
] as const;

export function ReportFigures({ report }: { report: OutputOf<typeof readReport> }) {
  const t = useT('activity');
  const format = useFormat();
  return (
    <div className={classes.figures}>
      {counts.map((name) => (
        <StatTile key={name} label={t(`live.report.${name}`)} value={format.count(report[name])} />
      ))}
      <StatTile
        label={t('live.report.average')}
        value={t('live.report.minutes', { count: format.count(Math.round(report.averageSeconds / 60)) })}
      />
    </div>
  );
}
