import { approvalBusinessTypeLabels } from '@shuyuan/contract/approval/approval-business-types';
import type { listProcesses } from '@shuyuan/contract/approval/approval.wire';
import type { ApprovalBox } from '@shuyuan/contract/approval/process-life';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../lib/format.ts';
import { PersonName } from '../../shared/people/PersonName.tsx';
import { useT } from '../../lib/texts.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { StatusTag } from '../../shared/approval/StatusTag.tsx';
import { HintText } from '../../ui/HintText.tsx';
import classes from './use-approval-columns.module.css';

type Row = OutputOf<typeof listProcesses>['items'][number];

/** The columns of a list; who started it goes without saying among one's own. */
export function useApprovalColumns(box: ApprovalBox, onOpen: (id: string) => void): Column<Row>[] {
  const t = useT('personal');
  const kinds = useT('activity');
  const format = useFormat();
  const starter: Column<Row> = {
    key: 'starter',
    header: t('approvals.column.starter'),
    cell: ({ starter: person, organization }) => (
      <span className={classes.person}>
        <PersonName memberId={person.id} name={person.fullName} />
        <HintText as="span">{organization.name}</HintText>
      </span>
    ),
  };
  return [
    {
      key: 'title',
      header: t('approvals.column.title'),
      cell: ({ title, processInstanceId }) => (
        <button type="button" className={classes.open} onClick={() => onOpen(processInstanceId)}>
          {title}
        </button>
      ),
    },
    {
      key: 'kind',
      header: t('approvals.column.kind'),
      cell: ({ businessType }) => kinds(approvalBusinessTypeLabels[businessType]),
    },
    ...(box === 'started' || box === 'sent-back' ? [] : [starter]),
    { key: 'status', header: t('approvals.column.status'), cell: ({ status }) => <StatusTag status={status} /> },
    { key: 'time', header: t('approvals.column.time'), cell: ({ startTime }) => format.dateTime(startTime) },
  ];
}
