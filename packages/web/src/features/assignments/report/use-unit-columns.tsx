import type { listUnitCompliance } from '@shuyuan/contract/assignments/duty-report.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import classes from '../manage/Assignments.module.css';
import { useCountColumns } from './use-count-columns.tsx';

type Row = OutputOf<typeof listUnitCompliance>['items'][number];

/** A unit, and how many of its people are how far. */
export function useUnitColumns(): Column<Row>[] {
  const t = useT('assignments');
  const counts = useCountColumns<Row>();
  return [
    { key: 'unit', header: t('assignments.unit'), cell: ({ name }) => <bdi className={classes.name}>{name}</bdi> },
    ...counts,
  ];
}
