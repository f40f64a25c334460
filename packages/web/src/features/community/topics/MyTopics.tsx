import { Button } from '@mantine/core';
import { listFollowedTopics } from '@shuyuan/contract/community/topics.wire';
import { maxPageSize } from '@shuyuan/contract/kernel/paging';
import { BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { TopicLines } from './TopicLines.tsx';

const shownAtFirst = 8;

/** COMM-38: what one follows, the latest first. */
export function MyTopics() {
  const t = useT('share');
  const [pageSize, setPageSize] = useState(shownAtFirst);
  const topics = useRead(listFollowedTopics, { page: 1, pageSize }, { claims: 'notices' });
  return (
    <Panel title={t('topics.mine.title')} icon={<BookmarkCheck />}>
      <ReadStates read={topics} failed={t('topics.failed')} shape="list" count={3}>
        {({ items, recordCount }) =>
          recordCount === 0 ? (
            <EmptyState title={t('topics.mine.empty.title')} text={t('topics.mine.empty.text')} />
          ) : (
            <>
              <TopicLines topics={items} />
              {recordCount > pageSize && pageSize < maxPageSize && (
                <Button variant="subtle" size="xs" onClick={() => setPageSize(maxPageSize)}>
                  {t('topics.mine.all')}
                </Button>
              )}
            </>
          )
        }
      </ReadStates>
    </Panel>
  );
}
