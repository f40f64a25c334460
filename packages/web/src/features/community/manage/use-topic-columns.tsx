import { Pencil } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { ManagedTopic } from './topic-draft.ts';
import classes from './TopicsAdmin.module.css';

export function useTopicColumns(onEdit: (topic: ManagedTopic) => void): Column<ManagedTopic>[] {
  const t = useT('admin');
  const format = useFormat();
  return [
    {
      key: 'name',
      header: t('admin.topics.column.name'),
      cell: ({ id, name, desc }) => (
        <>
          <PathLink to="topicDetail" params={{ id }}>
            <bdi>{name}</bdi>
          </PathLink>
          {desc && (
            <div className={classes.desc} dir="auto">
              {desc}
            </div>
          )}
        </>
      ),
    },
    {
      key: 'type',
      header: t('admin.topics.column.type'),
      cell: ({ typeName }) => <span className={classes.kind}>{typeName || t('admin.topics.types.unnamed')}</span>,
    },
    {
      key: 'followers',
      header: t('admin.topics.column.followers'),
      align: 'end',
      cell: ({ attentionNum }) => format.count(attentionNum),
    },
    {
      key: 'accounts',
      header: t('admin.topics.column.accounts'),
      align: 'end',
      cell: ({ accountNum }) => format.count(accountNum),
    },
    {
      key: 'state',
      header: t('admin.topics.column.state'),
      cell: ({ isHidden }) =>
        isHidden ? <Tag>{t('admin.topics.hidden')}</Tag> : <Tag tone="pine">{t('admin.topics.shown')}</Tag>,
    },
    {
      key: 'actions',
      header: t('admin.topics.column.actions'),
      align: 'end',
      cell: (topic) => (
        <IconButton
          label={t('admin.topics.edit.named', { name: topic.name })}
          icon={<Pencil size={16} aria-hidden />}
          size={32}
          onClick={() => onEdit(topic)}
        />
      ),
    },
  ];
}
