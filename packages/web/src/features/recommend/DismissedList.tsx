import { listDismissed } from '@shuyuan/contract/recommend/recommend.wire';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { ListPager } from '../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { DismissedItem } from './DismissedItem.tsx';
import type { RecommendMove, RecommendState } from './recommend-address.ts';
import classes from './Recommend.module.css';

type Props = { state: RecommendState; onMove: RecommendMove };

/** Everything the reader is not interested in, to be taken back. */
export function DismissedList({ state: { page, pageSize }, onMove }: Props) {
  const t = useT('recommend');
  const read = useRead(listDismissed, { page, pageSize }, { claims: 'notices' });
  return (
    <ReadStates read={read} failed={t('recommend.failed')} shape="cards" count={3}>
      {({ items, recordCount }) =>
        items.length === 0 ? (
          <EmptyState title={t('recommend.dismissed.none')} text={t('recommend.dismissed.none.text')} />
        ) : (
          <Stack>
            <ul className={classes.list} aria-label={t('recommend.dismissed.tab')}>
              {items.map((item) => (
                <DismissedItem key={`${item.kind}:${item.id}`} item={item} />
              ))}
            </ul>
            <ListPager paging={{ page, pageSize }} recordCount={recordCount} onChange={onMove} />
          </Stack>
        )
      }
    </ReadStates>
  );
}
