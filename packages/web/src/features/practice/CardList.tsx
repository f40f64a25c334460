import { listCards } from '@shuyuan/contract/practice/practice.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { ListPager } from '../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { CardListItem } from './CardListItem.tsx';

type Props = {
  paging: { readonly page: number; readonly pageSize: number };
  onMove: (change: { page?: number; pageSize?: number }) => void;
};

/** All cards of the reader, next due first, those that are put aside last. */
export function CardList({ paging, onMove }: Props) {
  const t = useT('practice');
  const list = useRead(listCards, paging, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <ReadStates read={list} failed={t('practice.failed')} shape="cards" count={3}>
      {({ items, recordCount }) =>
        recordCount === 0 ? (
          <EmptyState title={t('practice.none')} text={t('practice.none.text')} />
        ) : (
          <Stack>
            <Stack as="ul">
              {items.map((card) => (
                <CardListItem key={card.id} card={card} />
              ))}
            </Stack>
            <ListPager paging={paging} recordCount={recordCount} onChange={onMove} />
          </Stack>
        )
      }
    </ReadStates>
  );
}
