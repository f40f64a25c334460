import { useT } from '../../../lib/texts.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import type { ListProps } from '../library-address.ts';
import classes from './Library.module.css';

/** The words of a title. */
export function LibrarySearch({ state: { search }, onMove }: ListProps) {
  const t = useT('library');
  const look = (text: string): void => onMove({ search: text, page: 1 });
  return (
    <SearchBox
      className={classes.search}
      label={t('library.search')}
      placeholder={t('library.search')}
      clearLabel={t('library.search.clear')}
      initialValue={search}
      onSearch={look}
      onClear={() => look('')}
    />
  );
}
