import { exportStudyReport, exportStudyReportWorkbook } from '@shuyuan/contract/centre/study-report.wire';
import { finishedKinds } from '@shuyuan/contract/centre/task-content-types';
import { useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { ExportReport } from '../../../shared/reports/ExportReport.tsx';
import { allFinished, type FinishedCounts } from './all-finished.ts';
import { reportAddress, type ReportState } from './report-address.ts';
import classes from './StudyReport.module.css';

type Props = { counts: FinishedCounts; state: ReportState };

/** The kinds something was finished of with how much, and the steps with the list. */
export function FinishedFilters({ counts, state }: Props) {
  const t = useT('centre');
  const { weeks, kind } = state;
  const shown = finishedKinds.filter((name) => name === kind || counts[name] > 0);
  const tabs = [undefined, ...shown].map((name) => ({
    name: String(name),
    label: name ? t(`centre.report.kind.${name}`) : t('centre.filter.all'),
    count: name ? counts[name] : allFinished(counts),
    search: reportAddress.write({ ...state, kind: name, page: 1 }),
  }));
  return (
    <div className={classes.filters}>
      <PathTabs
        to="centerMy"
        params={{ name: 'report' }}
        label={t('centre.report.kinds')}
        tabs={tabs}
        current={String(kind)}
      />
      <span className={classes.tools}>
        <ExportReport
          table={exportStudyReport}
          workbook={exportStudyReportWorkbook}
          query={{ weeks, table: 'finished', ...(kind && { kind }) }}
        />
      </span>
    </div>
  );
}
