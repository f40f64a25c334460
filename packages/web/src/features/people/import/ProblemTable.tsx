import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listImportProblems } from '@shuyuan/contract/people/member-import.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

type Problems = OutputOf<typeof listImportProblems>;
type Problem = Problems['items'][number];

function useColumns(): Column<Problem>[] {
  const t = useT('admin');
  return [
    { key: 'row', header: t('admin.import.problem.row'), cell: ({ row }) => row, width: '80px' },
    { key: 'field', header: t('admin.import.problem.field'), cell: ({ field }) => t(`admin.import.column.${field}`) },
    {
      key: 'rule',
      header: t('admin.import.problem.rule'),
      cell: ({ rule, otherRow }) =>
        otherRow === null ? t(`admin.import.rule.${rule}`) : t('admin.import.problem.sameAs', { row: otherRow }),
    },
    { key: 'value', header: t('admin.import.problem.value'), cell: ({ value }) => <bdi>{value}</bdi> },
  ];
}

export function ProblemTable({ problems }: { problems: UseQueryResult<Problems> }) {
  const t = useT('admin');
  const columns = useColumns();
  const states = { failed: t('admin.import.loadFailed'), empty: <EmptyState title={t('admin.import.noProblems')} /> };
  return (
    <DataTable
      caption={t('admin.import.problems')}
      columns={columns}
      content={tableContent(problems, states)}
      rowKey={({ row, field, rule, value }) => `${row} ${field} ${rule} ${value}`}
    />
  );
}
