import { readExamStatistics } from '@shuyuan/contract/exams/statistics/statistics.wire';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { ExamForm } from '../exam-form.ts';
import { Distribution } from './Distribution.tsx';
import { ExamNumbers } from './ExamNumbers.tsx';
import { ItemTable } from './ItemTable.tsx';
import { StatisticsHead } from './StatisticsHead.tsx';
import { StatisticsWarnings } from './StatisticsWarnings.tsx';

/** The numbers of an exam: its totals, how far they can be trusted, and every question. */
export function StatisticsPanel({ exam: { id, paper } }: { exam: Pick<ExamForm, 'id' | 'paper'> }) {
  const t = useT('examining');
  const statistics = useRead(readExamStatistics, { id }, { claims: 'notices' });
  return (
    <ReadStates read={statistics} failed={t('examining.statistics.failed')} shape="cards" count={4}>
      {(data) =>
        data.attemptCount === 0 ? (
          <EmptyState title={t('examining.statistics.empty')} text={t('examining.statistics.empty.text')} />
        ) : (
          <Stack>
            <StatisticsHead examId={id} isDrawn={paper.kind === 'drawn'} />
            <StatisticsWarnings warnings={data.warnings} />
            <ExamNumbers statistics={data} />
            <Distribution histogram={data.histogram} />
            <ItemTable items={data.items} />
          </Stack>
        )
      }
    </ReadStates>
  );
}
