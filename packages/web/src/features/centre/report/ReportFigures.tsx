import type { ReportSpan } from '@shuyuan/contract/centre/report-spans';
import {
  exportStudyReport,
  exportStudyReportWorkbook,
  type readStudyReport,
} from '@shuyuan/contract/centre/study-report.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { ExportReport } from '../../../shared/reports/ExportReport.tsx';
import { StatTile } from '../../../ui/StatTile.tsx';
import { WeekChart } from '../weeks/WeekChart.tsx';
import { allFinished } from './all-finished.ts';
import classes from './StudyReport.module.css';

type Props = { report: OutputOf<typeof readStudyReport>; weeks: ReportSpan };

/** The report in numbers, and week by week as bars. */
export function ReportFigures({ report, weeks }: Props) {
  const t = useT('centre');
  const { count } = useFormat();
  const query = { weeks, table: 'weeks' } as const;
  return (
    <>
      <div className={classes.tiles}>
        <StatTile label={t('centre.report.minutes')} value={count(report.minutes)} />
        <StatTile label={t('centre.report.days')} value={count(report.dayCount)} />
        <StatTile label={t('centre.report.finished')} value={count(allFinished(report.counts))} />
      </div>
      <WeekChart
        weeks={report.weeks}
        measures={['minutes', 'contentCount']}
        tools={
          <span className={classes.tools}>
            <ExportReport table={exportStudyReport} workbook={exportStudyReportWorkbook} query={query} />
          </span>
        }
      />
    </>
  );
}
