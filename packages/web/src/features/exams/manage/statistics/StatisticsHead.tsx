import { exportExamStatistics, exportExamStatisticsWorkbook } from '@shuyuan/contract/exams/statistics/statistics.wire';
import { useT } from '../../../../lib/texts.ts';
import { ExportReport } from '../../../../shared/reports/ExportReport.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import classes from './Statistics.module.css';

type Props = { examId: string; isDrawn: boolean };

/** The attempts that are counted, and the way to take the numbers along. */
export function StatisticsHead({ examId: id, isDrawn }: Props) {
  const t = useT('examining');
  return (
    <div className={classes.head}>
      <div>
        <HintText>{t('examining.statistics.text')}</HintText>
        {isDrawn && <HintText>{t('examining.statistics.drawn')}</HintText>}
      </div>
      <span className={classes.tools}>
        <ExportReport table={exportExamStatistics} workbook={exportExamStatisticsWorkbook} query={{ id }} />
      </span>
    </div>
  );
}
