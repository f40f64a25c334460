import type { listCompliance } from '@shuyuan/contract/assignments/duty-report.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { RuleLink } from './RuleLink.tsx';
import { useCountColumns } from './use-count-columns.tsx';

type Row = OutputOf<typeof listCompliance>['items'][number];

/** A rule with the way to its people of that day, and how many are how far. */
export function useRuleColumns(day: string): Column<Row>[] {
  const t = useT('assignments');
  const counts = useCountColumns<Row>();
  return [
    { key: 'title', header: t('assignments.name'), cell: (rule) => <RuleLink rule={rule} day={day} /> },
    ...counts,
  ];
}
