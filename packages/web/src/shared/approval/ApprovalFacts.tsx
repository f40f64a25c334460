import type { readProcess } from '@shuyuan/contract/approval/approval.wire';
import { ApprovalBusinessType, approvalBusinessTypeLabels } from '@shuyuan/contract/approval/approval-business-types';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { Facts } from '../../ui/Facts.tsx';
import { PathLink } from '../navigation/PathLink.tsx';
import classes from './ApprovalContent.module.css';
import { StatusTag } from './StatusTag.tsx';

/** Where an approval stands, of what kind it is, who asks and since when. */
export function ApprovalFacts({ process }: { process: OutputOf<typeof readProcess> }) {
  const t = useT('personal');
  const kinds = useT('activity');
  const format = useFormat();
  const facts = [
    [t('approvals.column.status'), <StatusTag key="status" status={process.status} />],
    [t('approvals.column.kind'), kinds(approvalBusinessTypeLabels[process.businessType])],
    [
      t('approvals.column.starter'),
      t('approvals.starter', { name: process.starter.fullName, place: process.organization.name }),
    ],
    [t('approvals.column.time'), format.dateTime(process.startTime)],
  ] as const;
  return (
    <>
      <Facts className={classes.facts} facts={facts} />
      {process.businessType === ApprovalBusinessType.positionStudy && (
        // Which path it is of, the walk itself knows.
        <PathLink to="positionAudit" params={{ pageId: 'walk', progressId: process.businessId }}>
          {t('approvals.evidence')}
        </PathLink>
      )}
    </>
  );
}
