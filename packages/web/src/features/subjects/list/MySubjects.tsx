import { Stack } from '../../../ui/Stack.tsx';
import type { ListProps } from '../subjects-address.ts';
import { SubjectList } from './SubjectList.tsx';
import { SubjectSearch } from './SubjectSearch.tsx';

/** The subjects for the reader, and finding one of them. */
export function MySubjects({ state: { search, page, pageSize }, onMove }: ListProps) {
  return (
    <Stack>
      <SubjectSearch search={search} onMove={onMove} />
      <SubjectList search={search} paging={{ page, pageSize }} onMove={onMove} />
    </Stack>
  );
}
