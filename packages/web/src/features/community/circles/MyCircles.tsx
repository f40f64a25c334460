import { Button } from '@mantine/core';
import { listMyCircles } from '@shuyuan/contract/community/circle.wire';
import { maxPageSize } from '@shuyuan/contract/kernel/paging';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { CircleLines } from './CircleLines.tsx';

const shownAtFirst = 6;

/** COMM-46 */
export function MyCircles() {
  const t = useT('share');
  const [pageSize, setPageSize] = useState(shownAtFirst);
  const circles = useRead(listMyCircles, { page: 1, pageSize }, { claims: 'notices' });
  return (
    <Panel title={t('community.circle.mine.title')} icon={<UsersRound />}>
      <ReadStates read={circles} failed={t('community.circle.failed')} shape="list" count={3}>
        {({ items, recordCount }) =>
          recordCount === 0 ? (
            <EmptyState title={t('community.circle.mine.empty.title')} text={t('community.circle.mine.empty.text')} />
          ) : (
            <>
              <CircleLines circles={items} />
              {recordCount > pageSize && pageSize < maxPageSize && (
                <Button variant="subtle" size="xs" onClick={() => setPageSize(maxPageSize)}>
                  {t('community.circle.mine.all')}
                </Button>
              )}
            </>
          )
        }
      </ReadStates>
    </Panel>
  );
}
