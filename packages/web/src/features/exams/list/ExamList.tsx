import { useT } from '../../../lib/texts.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { ListProps } from '../exams-address.ts';
import { ExamCards } from './ExamCards.tsx';

/** Exams for the reader, and a search in them. */
export function ExamList({ state: { search, page, pageSize }, onMove }: ListProps) {
  const t = useT('exams');
  return (
    <Stack>
      <SearchBox
        label={t('exams.search')}
        placeholder={t('exams.search')}
        clearLabel={t('exams.search.clear')}
        initialValue={search}
        onSearch={(text) => onMove({ search: text, page: 1 })}
        onClear={() => onMove({ search: '', page: 1 })}
      />
      <ExamCards search={search} paging={{ page, pageSize }} onMove={onMove} />
    </Stack>
  );
}
