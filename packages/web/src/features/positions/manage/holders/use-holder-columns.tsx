import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listPositionHolders } from '@shuyuan/contract/positions/manage-position.wire';
import { Trash2 } from 'lucide-react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { AuditTag } from '../../AuditTag.tsx';

/** Everybody with the position, how far they are, and the way to their evidence. */
export function useHolderColumns(positionId: string, onRemove: (holder: Holder) => void): Column<Holder>[] {
  const t = useT('study');
  const { date, percent } = useFormat();
  return [
    { key: 'name', header: t('positions.audit.person'), cell: ({ fullName }) => fullName },
    { key: 'place', header: t('positions.audit.organization'), cell: ({ organizationName }) => organizationName },
    { key: 'since', header: t('positions.audit.joined'), cell: ({ sinceTime }) => date(sinceTime) },
    {
      key: 'progress',
      header: t('positions.column.progress'),
      cell: ({ progressId, percentage }) =>
        progressId === null ? (
          '—'
        ) : (
          <PathLink to="positionAudit" params={{ pageId: positionId, progressId }}>
            {percent(percentage / 100)}
          </PathLink>
        ),
    },
    { key: 'audit', header: t('positions.audit.state'), cell: ({ auditState }) => <AuditTag state={auditState} /> },
    {
      key: 'remove',
      header: t('positions.holders.remove'),
      cell: (holder) => (
        <IconButton
          label={t('positions.holders.removeNamed', { name: holder.fullName })}
          icon={<Trash2 size={16} />}
          onClick={() => onRemove(holder)}
        />
      ),
    },
  ];
}

export type Holder = OutputOf<typeof listPositionHolders>['items'][number];
