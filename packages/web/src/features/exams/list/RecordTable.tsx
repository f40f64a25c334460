import { listExamRecords } from '@shuyuan/contract/exams/taking/taking.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ColumnTable } from '../../../shared/columns/ColumnTable.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../shared/reports/ReportPager.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { ListProps } from '../exams-address.ts';
import { useRecordColumns } from './use-record-columns.tsx';

/** STUDY-05: the reader's attempts as a table, the latest first. */
export function RecordTable({ state: { page, pageSize }, onMove }: ListProps) {
  const t = useT('exams');
  const list = useRead(listExamRecords, { page, pageSize }, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <Panel padding="flush">
      <ColumnTable
        list="exam"
        caption={t('exams.view.records')}
        columns={useRecordColumns()}
        rowKey={({ id }) => id}
        content={tableContent(list, {
          failed: t('exams.failed'),
          empty: <EmptyState title={t('exams.noRecords')} />,
        })}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={onMove} />
    </Panel>
  );
}
