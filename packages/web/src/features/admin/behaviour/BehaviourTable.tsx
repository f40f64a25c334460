import type { listBehaviour } from '@shuyuan/contract/admin/behaviour-log.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { actionTypes } from '@shuyuan/contract/system/behaviour';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

type Entries = OutputOf<typeof listBehaviour>;
type Entry = Entries['items'][number];

/** A word of our own client is written in the language of the reader; what another program said stays as it was. */
function useActionText(): (action: string) => string {
  const t = useT('operation');
  return (action) => {
    const known = actionTypes.find((one) => one === action);
    return known === undefined ? action : t(`behaviour.action.${known}`);
  };
}

function useColumns(): Column<Entry>[] {
  const t = useT('operation');
  const admin = useT('admin');
  const format = useFormat();
  const actionText = useActionText();
  return [
    { key: 'at', header: admin('admin.audit.column.at'), cell: ({ at }) => format.dateTime(at) },
    {
      key: 'person',
      header: admin('admin.audit.column.actor'),
      cell: ({ person }) => (person === null ? admin('admin.access.unknown') : <bdi>{person.fullName}</bdi>),
    },
    { key: 'kind', header: t('behaviour.kind'), cell: ({ kind }) => t(`behaviour.kind.${kind}`) },
    { key: 'action', header: t('behaviour.action'), cell: ({ actionType }) => actionText(actionType) },
    {
      key: 'place',
      header: t('behaviour.about'),
      cell: ({ page, itemId, sceneType }) => (
        <bdi dir="ltr">{[page, sceneType, itemId].filter(Boolean).join(' · ') || '–'}</bdi>
      ),
    },
  ];
}

export function BehaviourTable({ entries }: { entries: UseQueryResult<Entries> }) {
  const t = useT('operation');
  const admin = useT('admin');
  const empty = <EmptyState title={admin('admin.audit.empty.title')} text={admin('admin.audit.empty.text')} />;
  return (
    <DataTable
      caption={t('behaviour.title')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      content={tableContent(entries, { failed: admin('admin.audit.failed'), empty })}
    />
  );
}
