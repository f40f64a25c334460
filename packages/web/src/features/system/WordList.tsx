import { listWords } from '@shuyuan/contract/system/words.wire';
import { ListPager } from '../../shared/navigation/ListPager.tsx';
import { go } from '../../lib/navigation.ts';
import { useRead } from '../../lib/queries.ts';
import { usePaging, useSearchParams } from '../../lib/route-values.ts';
import { Panel } from '../../ui/Panel.tsx';
import classes from './WordsPage.module.css';
import { WordSearch } from './WordSearch.tsx';
import { WordTable } from './WordTable.tsx';

/** The page of the list the address names. */
export function WordList() {
  const { search = '' } = useSearchParams();
  const paging = usePaging();
  const words = useRead(listWords, { ...paging, ...(search && { search }) }, { claims: 'notices' });
  const found = search || undefined;
  return (
    <Panel padding="flush">
      <WordSearch search={search} onSearch={(text) => go('adminWords', {}, { search: text || undefined })} />
      <WordTable words={words} search={search} />
      <div className={classes.pager}>
        <ListPager
          paging={paging}
          recordCount={words.data?.recordCount ?? 0}
          onChange={(next) => go('adminWords', {}, { search: found, ...next })}
        />
      </div>
    </Panel>
  );
}
