import { listExams } from '@shuyuan/contract/exams/taking/taking.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { ListProps } from '../exams-address.ts';
import { ExamCard } from './ExamCard.tsx';

/** Exams for the reader, latest first. */
export function ExamList({ state: { search, page, pageSize }, onMove }: ListProps) {
  const t = useT('exams');
  const list = useRead(
    listExams,
    { page, pageSize, ...(search && { search }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
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
      <ReadStates read={list} failed={t('exams.failed')} shape="cards" count={2}>
        {({ items, recordCount }) =>
          items.length === 0 ? (
            <EmptyState title={t('exams.empty')} text={t('exams.empty.text')} />
          ) : (
            <Stack>
              <Stack as="ul">
                {items.map((exam) => (
                  <ExamCard key={exam.id} exam={exam} />
                ))}
              </Stack>
              <ListPager paging={{ page, pageSize }} recordCount={recordCount} onChange={onMove} />
            </Stack>
          )
        }
      </ReadStates>
    </Stack>
  );
}
