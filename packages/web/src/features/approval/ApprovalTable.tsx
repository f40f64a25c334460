import { listProcesses } from '@shuyuan/contract/approval/approval.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../lib/queries.ts';
import { tableContent } from '../../shared/reads/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { BoxPlace } from './box-address.ts';
import { EmptyBox } from './EmptyBox.tsx';
import { PagedPanel } from './PagedPanel.tsx';
import { useApprovalColumns } from './use-approval-columns.tsx';

type Props = { place: BoxPlace; onMove: (change: Partial<BoxPlace>) => void };

/** One list of approvals, with what to say when it is empty. */
export function ApprovalTable({ place, onMove }: Props) {
  const { box, page, pageSize } = place;
  const t = useT('personal');
  const list = useRead(
    listProcesses,
    { box, page, pageSize },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const columns = useApprovalColumns(box, (id) => onMove({ open: id }));
  return (
    <PagedPanel paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onPage={onMove}>
      <DataTable
        caption={t(`approvals.box.${box}`)}
        columns={columns}
        content={tableContent(list, { failed: t('approvals.failed'), empty: <EmptyBox box={box} /> })}
        rowKey={({ processInstanceId }) => processInstanceId}
      />
    </PagedPanel>
  );
}
