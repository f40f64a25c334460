import type { listAbsences } from '@shuyuan/contract/assignments/absence.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { useT } from '../../../lib/texts.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { type Absence, useAbsenceColumns } from './use-absence-columns.tsx';

type Props = {
  list: UseQueryResult<OutputOf<typeof listAbsences>>;
  /** Where they are others’ days, which the reader may cancel. */
  onCancel?: (absence: Absence) => void;
};

/** People and the days they are away for, with those who entered them. */
export function AbsenceTable({ list, onCancel }: Props) {
  const t = useT('assignments');
  return (
    <DataTable
      caption={t('assignments.absences')}
      columns={useAbsenceColumns(onCancel)}
      content={tableContent(list, {
        failed: t('assignments.absences.failed'),
        empty: <EmptyState title={t('assignments.absences.none')} />,
      })}
      rowKey={({ id }) => id}
    />
  );
}
