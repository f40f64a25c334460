import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listPathReport } from '@shuyuan/contract/positions/path-report.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { AuditTag } from '../AuditTag.tsx';

/** A person, their path, how far they are, handed in or not, and when anything happened last. */
export function useTeamColumns(): Column<TeamRow>[] {
  const t = useT('study');
  const { date, percent } = useFormat();
  return [
    { key: 'name', header: t('positions.audit.person'), cell: ({ fullName }) => <bdi>{fullName}</bdi> },
    { key: 'place', header: t('positions.audit.organization'), cell: ({ organizationName }) => organizationName },
    { key: 'path', header: t('positions.column.name'), cell: ({ positionName }) => <bdi>{positionName}</bdi> },
    { key: 'joined', header: t('positions.audit.joined'), cell: ({ joinTime }) => date(joinTime) },
    {
      key: 'progress',
      header: t('positions.column.progress'),
      cell: ({ positionId, progressId, percentage }) => (
        <PathLink to="positionAudit" params={{ pageId: positionId, progressId }}>
          {percent(percentage / 100)}
        </PathLink>
      ),
    },
    { key: 'audit', header: t('positions.audit.state'), cell: ({ auditState }) => <AuditTag state={auditState} /> },
    {
      key: 'submitted',
      header: t('positions.report.submitted'),
      cell: ({ submitTime }) => (submitTime === null ? '—' : date(submitTime)),
    },
    {
      key: 'last',
      header: t('positions.report.last'),
      cell: ({ lastTime }) => (lastTime === null ? '—' : date(lastTime)),
    },
  ];
}

type TeamRow = OutputOf<typeof listPathReport>['items'][number];
