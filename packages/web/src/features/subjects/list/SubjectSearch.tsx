import { useT } from '../../../lib/texts.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';

type Props = { search: string; onMove: (change: { search: string; page: number }) => void };

export function SubjectSearch({ search, onMove }: Props) {
  const t = useT('subjects');
  return (
    <SearchBox
      label={t('subjects.search')}
      placeholder={t('subjects.search')}
      clearLabel={t('subjects.search.clear')}
      initialValue={search}
      onSearch={(text) => onMove({ search: text, page: 1 })}
      onClear={() => onMove({ search: '', page: 1 })}
    />
  );
}
