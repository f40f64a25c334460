import { useT } from '../../lib/texts.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';
import classes from './WordsPage.module.css';

export function WordSearch({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const t = useT('admin');
  return (
    <div className={classes.search}>
      <SearchBox
        label={t('admin.words.search')}
        placeholder={t('admin.words.search')}
        clearLabel={t('admin.words.search.clear')}
        initialValue={search}
        onSearch={onSearch}
        onClear={() => onSearch('')}
      />
    </div>
  );
}
