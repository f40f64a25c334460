import { useT } from '../../../../lib/texts.ts';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import classes from '../Manage.module.css';

type Props = { search: string; onSearch: (words: string) => void };

/** Finds holders by their name. */
export function HolderSearch({ search, onSearch }: Props) {
  const t = useT('courses');
  const study = useT('study');
  return (
    <div className={classes.filters}>
      <SearchBox
        className={classes.search}
        label={t('certificates.holders.search')}
        placeholder={t('certificates.holders.search')}
        clearLabel={study('certificates.clear')}
        initialValue={search}
        onSearch={onSearch}
        onClear={() => onSearch('')}
      />
    </div>
  );
}
