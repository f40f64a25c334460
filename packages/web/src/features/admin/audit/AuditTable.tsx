import type { listAudit } from '@shuyuan/contract/admin/audit.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { Eye, Filter } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { type AuditEntry, useAuditTexts } from './audit-texts.ts';
import classes from './AuditPage.module.css';

type Props = {
  entries: UseQueryResult<OutputOf<typeof listAudit>>;
  onOpen: (entry: AuditEntry) => void;
  onOnly: (entry: AuditEntry) => void;
};

function useColumns({ onOpen, onOnly }: Pick<Props, 'onOpen' | 'onOnly'>): Column<AuditEntry>[] {
  const t = useT('admin');
  const format = useFormat();
  const { actionText, actorText, subjectText } = useAuditTexts();
  return [
    { key: 'at', header: t('admin.audit.column.at'), cell: ({ at }) => format.dateTime(at) },
    { key: 'actor', header: t('admin.audit.column.actor'), cell: actorText },
    { key: 'action', header: t('admin.audit.column.action'), cell: ({ action }) => actionText(action) },
    { key: 'subject', header: t('admin.audit.column.subject'), cell: subjectText },
    {
      key: 'details',
      header: t('admin.audit.column.details'),
      align: 'end',
      cell: (entry) => (
        <span className={classes.actions}>
          <IconButton
            label={t('admin.audit.open')}
            icon={<Eye size={16} aria-hidden />}
            size={32}
            onClick={() => onOpen(entry)}
          />
          <IconButton
            label={t('admin.audit.onlyThis')}
            icon={<Filter size={16} aria-hidden />}
            size={32}
            onClick={() => onOnly(entry)}
          />
        </span>
      ),
    },
  ];
}

export function AuditTable({ entries, ...actions }: Props) {
  const t = useT('admin');
  const columns = useColumns(actions);
  const empty = <EmptyState title={t('admin.audit.empty.title')} text={t('admin.audit.empty.text')} />;
  return (
    <DataTable
      caption={t('admin.audit.title')}
      columns={columns}
      rowKey={({ id }) => id}
      content={tableContent(entries, { failed: t('admin.audit.failed'), empty })}
    />
  );
}
