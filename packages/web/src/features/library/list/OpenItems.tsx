import { listLibrary } from '@shuyuan/contract/library/library.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { ListProps } from '../library-address.ts';
import { LibraryCards } from './LibraryCards.tsx';
import { LibraryFilters } from './LibraryFilters.tsx';

/** Everything the reader may read, or as much of it as they collected. */
export function OpenItems({ state, onMove }: ListProps) {
  const t = useT('library');
  const { view, search, kind, topic, unit, order, page, pageSize } = state;
  const filters = {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(topic && { topicId: topic }),
    ...(unit && { organizationId: unit }),
  };
  const isCollected = view === 'collected';
  const list = useRead(
    listLibrary,
    { page, pageSize, order, isCollected, ...filters },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const none = Object.keys(filters).length > 0 ? 'none' : isCollected ? 'uncollected' : 'empty';
  return (
    <Stack gap={20}>
      <LibraryFilters state={state} onMove={onMove} />
      <ReadStates read={list} failed={t('library.failed')} shape="cards" count={4}>
        {({ items, recordCount }) =>
          items.length === 0 ? (
            <EmptyState title={t(`library.${none}.title`)} text={t(`library.${none}.text`)} />
          ) : (
            <Stack gap={20}>
              <LibraryCards items={items} />
              <ListPager paging={{ page, pageSize }} recordCount={recordCount} onChange={onMove} />
            </Stack>
          )
        }
      </ReadStates>
    </Stack>
  );
}
