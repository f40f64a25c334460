import { listAssignments } from '@shuyuan/contract/assignments/manage-assignment.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import type { ListProps } from '../assignments-address.ts';
import { AssignmentFilters } from './AssignmentFilters.tsx';
import { useAssignmentColumns } from './use-assignment-columns.tsx';

/** The rules of the company, the one changed last first. */
export function AssignmentList({ state: address, onMove }: ListProps) {
  const t = useT('assignments');
  const personal = useT('personal');
  const { search, state, page, pageSize } = address;
  const list = useRead(
    listAssignments,
    { page, pageSize, ...(search && { search }), ...(state && { state }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const isFiltered = search !== '' || state !== undefined;
  const empty = (
    <EmptyState
      title={t(isFiltered ? 'assignments.none' : 'assignments.empty')}
      text={t(isFiltered ? 'assignments.none.text' : 'assignments.empty.text')}
    />
  );
  return (
    <Panel padding="flush">
      <AssignmentFilters state={address} onMove={onMove} />
      <DataTable
        caption={personal('centre.assignments.title')}
        columns={useAssignmentColumns()}
        rowKey={({ id }) => id}
        content={tableContent(list, { failed: t('assignments.failed'), empty })}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={onMove} />
    </Panel>
  );
}
