import { Button } from '@mantine/core';
import { listColumnContents } from '@shuyuan/contract/community/column.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { ListOrdered, Plus } from 'lucide-react';
import { useState } from 'react';
import { ListPager } from '../../../../lib/ListPager.tsx';
import { changeSearch } from '../../../../lib/navigation.ts';
import { useRead } from '../../../../lib/queries.ts';
import { ReadStates } from '../../../../lib/ReadStates.tsx';
import { usePaging } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { NoContents } from './NoContents.tsx';
import { OrderedContents } from './OrderedContents.tsx';
import { PickContents } from './PickContents.tsx';

type Props = { columnId: string; accountId: string; all: readonly string[] };

/** COMM-31 for whoever keeps the column. */
export function ManagedContents({ columnId, accountId, all }: Props) {
  const t = useT('share');
  const paging = usePaging();
  const [isPicking, setIsPicking] = useState(false);
  const contents = useRead(
    listColumnContents,
    { id: columnId, ...paging },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const add = (
    <Button size="sm" leftSection={<Plus size={16} aria-hidden />} onClick={() => setIsPicking(true)}>
      {t('community.column.pick.title')}
    </Button>
  );
  return (
    <Panel title={t('community.column.order.title')} icon={<ListOrdered />} action={add}>
      <ReadStates read={contents} failed={t('community.column.order.failed')} shape="list" count={4}>
        {({ items, recordCount }) =>
          recordCount === 0 ? (
            <NoContents />
          ) : (
            <>
              <OrderedContents
                columnId={columnId}
                questions={items}
                all={all}
                paging={paging}
                recordCount={recordCount}
                readAt={contents.dataUpdatedAt}
              />
              <ListPager paging={paging} recordCount={recordCount} onChange={(next) => changeSearch(next)} />
            </>
          )
        }
      </ReadStates>
      {isPicking && <PickContents columnId={columnId} accountId={accountId} onClose={() => setIsPicking(false)} />}
    </Panel>
  );
}
