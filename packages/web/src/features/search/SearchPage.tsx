import { useEffect } from 'react';
import { useAddressState } from '../../lib/address-state.ts';
import { useT } from '../../lib/texts.ts';
import { SuggestingBox } from '../../shared/search/SuggestingBox.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { searchAddress } from './search-address.ts';
import classes from './Search.module.css';
import { rememberSearch } from '../../shared/search/remember-search.ts';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { useOpenedSaved } from './saved/use-opened-saved.ts';

/** ROUTE-34, D-195: everything the reader may see, found by title, text and topic. */
export function SearchPage() {
  const t = useT('search');
  const [state, move] = useAddressState(searchAddress);
  const keyword = state.keyword.trim();
  useEffect(() => {
    if (keyword !== '') rememberSearch(keyword);
  }, [keyword]);
  useOpenedSaved(state.saved);
  return (
    <>
      <PageTitle
        title={keyword === '' ? t('search.title') : t('search.title.of', { words: keyword })}
        description={keyword === '' ? t('search.text') : undefined}
      />
      <Stack>
        <SuggestingBox
          className={classes.box}
          keyword={keyword}
          isStartBelow={keyword === ''}
          onSearch={(text) => move({ keyword: text, from: 'keyword', kind: undefined, saved: undefined, page: 1 })}
        />
        {keyword === '' ? <SearchStart /> : <SearchResults state={{ ...state, keyword }} onMove={move} />}
      </Stack>
    </>
  );
}
