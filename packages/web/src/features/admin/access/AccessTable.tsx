import type { accessEntryOut, listAccess } from '@shuyuan/contract/admin/access.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

type AccessEntry = (typeof accessEntryOut)['_output'];

function useColumns(): Column<AccessEntry>[] {
  const t = useT('admin');
  const format = useFormat();
  const deviceText = ({ browser, system, isNewDevice }: AccessEntry): string => {
    const device = [browser, system].filter(Boolean).join(' · ') || t('admin.access.unknownDevice');
    return isNewDevice ? `${device} · ${t('admin.access.newDevice')}` : device;
  };
  return [
    { key: 'at', header: t('admin.audit.column.at'), cell: ({ at }) => format.dateTime(at) },
    {
      key: 'person',
      header: t('admin.audit.column.actor'),
      cell: ({ person }) => (person === null ? t('admin.access.unknown') : <bdi>{person.fullName}</bdi>),
    },
    {
      key: 'action',
      header: t('admin.access.column.event'),
      cell: ({ action }) => t(`admin.access.action.${action}`),
    },
    { key: 'address', header: t('admin.access.column.address'), cell: ({ address }) => <bdi>{address}</bdi> },
    {
      key: 'device',
      header: t('admin.access.column.device'),
      cell: (entry) => <bdi>{deviceText(entry)}</bdi>,
    },
  ];
}

export function AccessTable({ entries }: { entries: UseQueryResult<OutputOf<typeof listAccess>> }) {
  const t = useT('admin');
  const empty = <EmptyState title={t('admin.audit.empty.title')} text={t('admin.audit.empty.text')} />;
  return (
    <DataTable
      caption={t('admin.access.title')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      content={tableContent(entries, { failed: t('admin.audit.failed'), empty })}
    />
  );
}
