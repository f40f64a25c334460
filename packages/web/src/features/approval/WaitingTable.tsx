import { listWaiting } from '@shuyuan/contract/approval/approval.wire';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../lib/queries.ts';
import { tableContent } from '../../shared/reads/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { BlankScroll } from '../../ui/art/EmptyArt.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedPanel } from './PagedPanel.tsx';
import { useWaitingColumns } from './use-waiting-columns.ts';

type Props = { paging: Paging; onPage: (paging: Paging) => void; onOpen: (id: string) => void };

/** Everything in the company that waits for a decision, and for whom. */
export function WaitingTable({ paging, onPage, onOpen }: Props) {
  const t = useT('admin');
  const list = useRead(listWaiting, paging, { claims: 'notices', placeholderData: keepPreviousData });
  const columns = useWaitingColumns(onOpen);
  const empty = (
    <EmptyState
      art={<BlankScroll />}
      title={t('admin.approvals.waiting.empty')}
      text={t('admin.approvals.waiting.empty.text')}
    />
  );
  return (
    <PagedPanel paging={paging} recordCount={list.data?.recordCount ?? 0} onPage={onPage}>
      <DataTable
        caption={t('admin.approvals.view.waiting')}
        columns={columns}
        content={tableContent(list, { failed: t('admin.approvals.waiting.failed'), empty })}
        rowKey={({ processInstanceId }) => processInstanceId}
      />
    </PagedPanel>
  );
}
