import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import type { ExamStatistics } from './exam-statistics.ts';
import classes from './Statistics.module.css';

/** Reasons to read the numbers with care. */
export function StatisticsWarnings({ warnings }: Pick<ExamStatistics, 'warnings'>) {
  const t = useT('examining');
  if (warnings.length === 0) return null;
  return (
    <Panel title={t('examining.statistics.warnings')}>
      <ul className={classes.warnings}>
        {warnings.map((warning) => (
          <li key={warning}>{t(`examining.warning.${warning}`)}</li>
        ))}
      </ul>
    </Panel>
  );
}
