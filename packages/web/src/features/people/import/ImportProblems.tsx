import { NativeSelect } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { importColumns, importRules } from '@shuyuan/contract/people/member-import';
import { listImportProblems } from '@shuyuan/contract/people/member-import.wire';
import { ListPager } from '../../../lib/ListPager.tsx';
import { go } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { tableContent } from '../../../lib/ReadStates.tsx';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './ImportPage.module.css';

type Problem = OutputOf<typeof listImportProblems>['items'][number];

function useColumns(): Column<Problem>[] {
  const t = useT('admin');
  return [
    { key: 'row', header: t('admin.import.problem.row'), cell: ({ row }) => row, width: '80px' },
    {
      key: 'field',
      header: t('admin.import.problem.field'),
      cell: ({ field }) => t(`admin.import.column.${field}`),
    },
    {
      key: 'rule',
      header: t('admin.import.problem.rule'),
      cell: ({ rule, otherRow }) =>
        otherRow === null ? t(`admin.import.rule.${rule}`) : t('admin.import.problem.sameAs', { row: otherRow }),
    },
    { key: 'value', header: t('admin.import.problem.value'), cell: ({ value }) => <bdi>{value}</bdi> },
  ];
}

/** Everything that is wrong, by row; the address keeps filter and page. */
export function ImportProblems({ id }: { id: string }) {
  const t = useT('admin');
  const search = useSearchParams();
  const paging = usePaging();
  const rule = importRules.find((one) => one === search['rule']);
  const field = importColumns.find((one) => one === search['field']);
  const problems = useRead(
    listImportProblems,
    { id, ...paging, ...(rule && { rule }), ...(field && { field }) },
    { claims: 'notices' },
  );
  const show = (wish: Parameters<typeof go<'adminImport'>>[2]) => go('adminImport', {}, { id, rule, field, ...wish });
  return (
    <Panel title={t('admin.import.problems')} padding="flush">
      <div className={classes.filters}>
        <NativeSelect
          aria-label={t('admin.import.problem.field')}
          value={field ?? ''}
          data={[
            { value: '', label: t('admin.import.allColumns') },
            ...importColumns.map((value) => ({ value, label: t(`admin.import.column.${value}`) })),
          ]}
          onChange={(event) => show({ field: event.currentTarget.value || undefined })}
        />
        <NativeSelect
          aria-label={t('admin.import.problem.rule')}
          value={rule ?? ''}
          data={[
            { value: '', label: t('admin.import.allProblems') },
            ...importRules.map((value) => ({ value, label: t(`admin.import.rule.${value}`) })),
          ]}
          onChange={(event) => show({ rule: event.currentTarget.value || undefined })}
        />
      </div>
      <DataTable
        caption={t('admin.import.problems')}
        columns={useColumns()}
        content={tableContent(problems, {
          failed: t('admin.import.loadFailed'),
          empty: <EmptyState title={t('admin.import.noProblems')} />,
        })}
        rowKey={({ row, field: column, rule: broken, value }) => `${row} ${column} ${broken} ${value}`}
      />
      <div className={classes.pager}>
        <ListPager
          paging={paging}
          recordCount={problems.data?.recordCount ?? 0}
          onChange={(next) => show({ ...next })}
        />
      </div>
    </Panel>
  );
}
