import { listManagedPositions } from '@shuyuan/contract/positions/manage-position.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { PathsPlace } from '../path-views.ts';
import { useManagedColumns } from './use-managed-columns.tsx';

type Props = { place: PathsPlace; onMove: (change: Partial<PathsPlace>) => void };

export function ManagedTable({ place: { search, page, pageSize }, onMove }: Props) {
  const t = useT('study');
  const list = useRead(
    listManagedPositions,
    { page, pageSize, ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const columns = useManagedColumns((id) => onMove({ edit: id }));
  const empty = <EmptyState title={t('positions.empty.manage')} />;
  return (
    <>
      <Panel padding="flush">
        <DataTable
          caption={t('positions.view.manage')}
          columns={columns}
          content={tableContent(list, { failed: t('positions.failed'), empty })}
          rowKey={({ id }) => id}
        />
      </Panel>
      <ListPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={onMove} />
    </>
  );
}
