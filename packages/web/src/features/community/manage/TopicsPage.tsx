import { useState } from 'react';
import { go } from '../../../lib/navigation.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import type { ManagedTopic } from './topic-draft.ts';
import { TopicDialog } from './TopicDialog.tsx';
import classes from './TopicsAdmin.module.css';
import { TypeList } from './TypeList.tsx';
import { useManagedTypes } from './use-managed-types.ts';
import { TopicList } from './TopicList.tsx';

/** SYSTEM-06, SYSTEM-07: the topics of the company and their kinds, kept in order. */
export function TopicsPage() {
  const t = useT('admin');
  const { type } = useSearchParams();
  const { types } = useManagedTypes();
  const [editing, setEditing] = useState<ManagedTopic | 'new' | null>(null);
  const first = types.find(({ id }) => id === type) ?? types[0];
  const add = (
    <ActionButton disabledReason={first ? undefined : t('admin.topics.types.none')} onClick={() => setEditing('new')}>
      {t('admin.topics.add')}
    </ActionButton>
  );
  return (
    <>
      <PageTitle title={t('admin.topics.title')} description={t('admin.topics.description')} actions={add} />
      <div className={classes.columns}>
        <TopicList onEdit={setEditing} />
        <TypeList current={type} onChoose={(typeId) => go('adminTopics', {}, { type: typeId })} />
      </div>
      {editing !== null && (
        <TopicDialog
          topic={editing === 'new' ? null : editing}
          typeId={first?.id ?? ''}
          types={types}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
