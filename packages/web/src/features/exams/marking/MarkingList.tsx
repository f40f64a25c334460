import { listMarkingExams } from '@shuyuan/contract/exams/marking/marking.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { ListProps } from '../exams-address.ts';
import { MarkingExamRow } from './MarkingExamRow.tsx';

/** Exams with answers that wait for the reader to mark them. */
export function MarkingList({ state: { page, pageSize }, onMove }: ListProps) {
  const t = useT('exams');
  const list = useRead(listMarkingExams, { page, pageSize }, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <ReadStates read={list} failed={t('exams.failed')} shape="cards" count={2}>
      {({ items, recordCount }) =>
        items.length === 0 ? (
          <EmptyState title={t('exams.mark.empty')} />
        ) : (
          <Stack>
            <Stack as="ul">
              {items.map((exam) => (
                <MarkingExamRow key={exam.id} exam={exam} />
              ))}
            </Stack>
            <ListPager paging={{ page, pageSize }} recordCount={recordCount} onChange={onMove} />
          </Stack>
        )
      }
    </ReadStates>
  );
}
