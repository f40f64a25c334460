import type { listWaiting } from '@shuyuan/contract/approval/approval.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../lib/texts.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { useApprovalColumns } from './use-approval-columns.tsx';

type Row = OutputOf<typeof listWaiting>['items'][number];

/** The columns of what waits in the whole company: for whom, instead of a state that is the same for all. */
export function useWaitingColumns(onOpen: (id: string) => void): Column<Row>[] {
  const t = useT('admin');
  const columns = useApprovalColumns('to-decide', onOpen);
  return [
    ...columns.filter(({ key }) => key !== 'status'),
    {
      key: 'approvers',
      header: t('admin.approvals.waiting.approvers'),
      cell: ({ approvers }) => approvers.map(({ fullName }) => fullName).join(' · '),
    },
  ];
}
