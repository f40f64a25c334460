import { countedProgresses, type DutyProgress } from '@shuyuan/contract/assignments/duty-progresses';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';

type Counted = { readonly counts: Readonly<Record<DutyProgress, number>> };

/** How many people are how far, a column each. */
export function useCountColumns<Row extends Counted>(): Column<Row>[] {
  const t = useT('assignments');
  const { count } = useFormat();
  return countedProgresses.map((progress) => ({
    key: progress,
    header: t(`assignments.progress.${progress}`),
    align: 'end',
    cell: ({ counts }) => count(counts[progress]),
  }));
}
