import { listManagedSubjects } from '@shuyuan/contract/subjects/manage-subject.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { ListProps } from '../subjects-address.ts';
import { useSubjectColumns } from './use-subject-columns.tsx';

export function SubjectTable({ state: { search, page, pageSize }, onMove }: ListProps) {
  const t = useT('subjects');
  const list = useRead(
    listManagedSubjects,
    { page, pageSize, ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const columns = useSubjectColumns((id) => onMove({ edit: id }));
  const empty = <EmptyState title={t('subjects.manage.empty')} />;
  return (
    <>
      <Panel padding="flush">
        <DataTable
          caption={t('subjects.view.manage')}
          columns={columns}
          content={tableContent(list, { failed: t('subjects.failed'), empty })}
          rowKey={({ id }) => id}
        />
      </Panel>
      <ListPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={onMove} />
    </>
  );
}
