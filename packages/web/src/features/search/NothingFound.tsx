import { Button } from '@mantine/core';
import { href } from '../../lib/paths.ts';
import { useT } from '../../lib/texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { HotSearches } from './HotSearches.tsx';
import type { SearchMove, SearchState } from './search-address.ts';
import { isNarrowed, wide } from './is-narrowed.ts';

/** Nothing was found: the way back to all results where something narrows them, else to asking colleagues, and what they search. */
export function NothingFound({ state, onMove }: { state: SearchState; onMove: SearchMove }) {
  const t = useT('search');
  if (isNarrowed(state))
    return (
      <EmptyState
        title={t('search.none.narrowed')}
        text={t('search.none.narrowed.text')}
        action={
          <Button variant="default" onClick={() => onMove(wide)}>
            {t('search.widen')}
          </Button>
        }
      />
    );
  return (
    <Stack>
      <EmptyState
        title={t('search.none')}
        text={t('search.none.text')}
        action={
          <Button component="a" href={href('publishCreate', {}, { title: state.keyword })}>
            {t('search.ask')}
          </Button>
        }
      />
      <HotSearches />
    </Stack>
  );
}
