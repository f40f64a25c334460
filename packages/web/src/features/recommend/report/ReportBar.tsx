import * as wire from '@shuyuan/contract/recommend/recommend-report.wire';
import { useT } from '../../../lib/texts.ts';
import { ExportReport } from '../../../shared/reports/ExportReport.tsx';
import { PeriodFields } from '../../../shared/reports/PeriodFields.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './Report.module.css';

type Period = { readonly from: string; readonly to: string };
type Props = { period: Period; onChange: (period: Period) => void };

/** The period of the report, and its files. */
export function ReportBar({ period, onChange }: Props) {
  const t = useT('recommend');
  const labels = { from: t('recommend.report.from'), to: t('recommend.report.to') };
  return (
    <Panel padding="flush">
      <div className={classes.bar}>
        <PeriodFields labels={labels} period={period} onChange={onChange} />
        <ExportReport table={wire.exportRecommendReport} workbook={wire.exportRecommendReportWorkbook} query={period} />
      </div>
    </Panel>
  );
}
