import { useT } from '../../../lib/texts.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import classes from './OwnLists.module.css';

type Props = { search: string; onMove: (change: { search: string; page: number }) => void };

/** Finding something in one of one's own lists. */
export function ListSearch({ search, onMove }: Props) {
  const t = useT('centre');
  return (
    <SearchBox
      className={classes.search}
      label={t('centre.filter.search')}
      placeholder={t('centre.filter.search')}
      clearLabel={t('centre.filter.clear')}
      initialValue={search}
      onSearch={(text) => onMove({ search: text, page: 1 })}
      onClear={() => onMove({ search: '', page: 1 })}
    />
  );
}
