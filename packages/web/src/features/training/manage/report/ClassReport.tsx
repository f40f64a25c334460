import * as wire from '@shuyuan/contract/training/report/class-report.wire';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ExportReport } from '../../../../shared/reports/ExportReport.tsx';
import { PeriodFields } from '../../../../shared/reports/PeriodFields.tsx';
import { ReportPager } from '../../../../shared/reports/ReportPager.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import classes from '../costs/Costs.module.css';
import { periodOf, reportAddress } from './report-address.ts';
import { ReportTable } from './ReportTable.tsx';
import { ReportTotals } from './ReportTotals.tsx';

/** Classes that began in a period, with hours, people and costs, and the sums. */
export function ClassReport() {
  const t = useT('teaching');
  const [state, change] = useAddressState(reportAddress);
  const period = periodOf(state);
  const paging = { page: state.page, pageSize: state.pageSize };
  const read = useRead(wire.listClassReport, { ...period, ...paging });
  return (
    <Panel padding="flush">
      <div className={classes.period}>
        <PeriodFields
          labels={{ from: t('teaching.report.from'), to: t('teaching.report.to') }}
          period={period}
          onChange={(next) => change({ ...next, page: 1 })}
        />
        <ExportReport table={wire.exportClassReport} workbook={wire.exportClassReportWorkbook} query={period} />
      </div>
      {read.data && read.data.recordCount > 0 && <ReportTotals totals={read.data.totals} />}
      <ReportTable read={read} />
      <ReportPager paging={paging} recordCount={read.data?.recordCount ?? 0} onChange={change} />
    </Panel>
  );
}
