import { offsetOf } from '@shuyuan/contract/kernel/paging';
import { useT } from '../../lib/texts.ts';
import { ListPager } from '../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { HitCard } from './HitCard.tsx';
import { KindTabs } from './KindTabs.tsx';
import { NothingFound } from './NothingFound.tsx';
import { OtherWords } from './OtherWords.tsx';
import type { SearchMove, SearchState } from './search-address.ts';
import { SearchFilters } from './filters/SearchFilters.tsx';
import { useSearch } from './use-search.ts';

type Props = { state: SearchState; onMove: SearchMove };

/** Everything that was found for the words, by kind, narrowed and ordered as the address says. */
export function SearchResults({ state, onMove }: Props) {
  const t = useT('search');
  const found = useSearch(state);
  return (
    <ReadStates read={found} failed={t('search.failed')} shape="cards" count={4}>
      {(data) => (
        <Stack>
          <KindTabs counts={data.counts} kind={state.kind} onMove={onMove} />
          <SearchFilters state={state} onMove={onMove} />
          <div aria-live="polite">{data.items.length > 0 && <OtherWords found={data} />}</div>
          {data.items.length === 0 ? (
            <NothingFound state={state} onMove={onMove} />
          ) : (
            <Stack as="ul">
              {data.items.map((hit, index) => (
                <HitCard
                  key={`${hit.kind} ${hit.id}`}
                  hit={hit}
                  keyword={state.keyword}
                  rank={offsetOf(state) + index + 1}
                />
              ))}
            </Stack>
          )}
          <ListPager paging={state} recordCount={data.recordCount} onChange={onMove} />
        </Stack>
      )}
    </ReadStates>
  );
}
