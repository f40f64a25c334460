import { Button } from '@mantine/core';
import { ListOrdered, Plus } from 'lucide-react';
import { useState } from 'react';
import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { useColumnContents } from '../use-column-contents.ts';
import classes from './Manage.module.css';
import { NoContents } from './NoContents.tsx';
import { OrderedContents } from './order/OrderedContents.tsx';
import { PickContents } from './pick/PickContents.tsx';

type Props = { columnId: string; accountId: string; all: readonly string[] };

/** COMM-31 for whoever keeps the column. */
export function ManagedContents({ columnId, accountId, all }: Props) {
  const t = useT('share');
  const [isPicking, setIsPicking] = useState(false);
  const { read, paging, onPage } = useColumnContents(columnId);
  const add = (
    <Button size="sm" leftSection={<Plus size={16} aria-hidden />} onClick={() => setIsPicking(true)}>
      {t('community.column.pick.title')}
    </Button>
  );
  return (
    <Panel title={t('community.column.order.title')} icon={<ListOrdered />} action={add}>
      <ReadStates read={read} failed={t('community.column.order.failed')} shape="list" count={4}>
        {({ items, recordCount }) =>
          recordCount === 0 ? (
            <NoContents />
          ) : (
            <>
              <OrderedContents
                key={`${paging.page} ${paging.pageSize}`}
                columnId={columnId}
                questions={items}
                all={all}
                paging={paging}
                recordCount={recordCount}
                readAt={read.dataUpdatedAt}
              />
              <div className={classes.pager}>
                <ListPager paging={paging} recordCount={recordCount} onChange={onPage} />
              </div>
            </>
          )
        }
      </ReadStates>
      {isPicking && <PickContents columnId={columnId} accountId={accountId} onClose={() => setIsPicking(false)} />}
    </Panel>
  );
}
