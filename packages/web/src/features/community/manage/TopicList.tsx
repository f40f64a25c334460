import { listManagedTopics } from '@shuyuan/contract/community/topics.wire';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { go } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import type { ManagedTopic } from './topic-draft.ts';
import classes from './TopicsAdmin.module.css';
import { TopicTable } from './TopicTable.tsx';

export function TopicList({ onEdit }: { onEdit: (topic: ManagedTopic) => void }) {
  const t = useT('admin');
  const { search = '', type: typeId } = useSearchParams();
  const paging = usePaging();
  const topics = useRead(
    listManagedTopics,
    { ...paging, ...(search && { search }), ...(typeId !== undefined && { typeId }) },
    { claims: 'notices' },
  );
  const find = (text: string) => go('adminTopics', {}, { type: typeId, search: text || undefined });
  return (
    <Panel padding="flush">
      <SearchBox
        className={classes.search}
        label={t('admin.topics.search')}
        placeholder={t('admin.topics.search')}
        clearLabel={t('admin.words.search.clear')}
        initialValue={search}
        onSearch={find}
        onClear={() => find('')}
      />
      <TopicTable topics={topics} search={search} onEdit={onEdit} />
      <div className={classes.pager}>
        <ListPager
          paging={paging}
          recordCount={topics.data?.recordCount ?? 0}
          onChange={(next) => go('adminTopics', {}, { type: typeId, search: search || undefined, ...next })}
        />
      </div>
    </Panel>
  );
}
