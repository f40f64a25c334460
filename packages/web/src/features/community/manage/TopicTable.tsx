import type { listManagedTopics } from '@shuyuan/contract/community/topics.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ManagedTopic } from './topic-draft.ts';
import { useTopicColumns } from './use-topic-columns.tsx';

type Props = {
  topics: UseQueryResult<OutputOf<typeof listManagedTopics>>;
  search: string;
  onEdit: (topic: ManagedTopic) => void;
};

export function TopicTable({ topics, search, onEdit }: Props) {
  const t = useT('admin');
  const columns = useTopicColumns(onEdit);
  const empty = search ? (
    <EmptyState title={t('admin.topics.none.title', { search })} text={t('admin.topics.none.text')} />
  ) : (
    <EmptyState title={t('admin.topics.empty.title')} text={t('admin.topics.empty.text')} />
  );
  return (
    <DataTable
      caption={t('admin.topics.title')}
      columns={columns}
      rowKey={({ id }) => id}
      content={tableContent(topics, { failed: t('admin.topics.failed'), empty })}
    />
  );
}
