import { listExams } from '@shuyuan/contract/exams/taking/taking.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ExamCard } from './ExamCard.tsx';

/** A page of the exams that are for the reader, latest first. */
export function ExamCards({ search, kind, paging, onMove }: ExamCardsProps) {
  const t = useT('exams');
  const input = { ...paging, ...(search && { search }), ...(kind && { kind }) };
  const list = useRead(listExams, input, { claims: 'notices', placeholderData: keepPreviousData });
  return (
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
            <ListPager paging={paging} recordCount={recordCount} onChange={onMove} />
          </Stack>
        )
      }
    </ReadStates>
  );
}

export type ExamCardsProps = {
  search: string;
  /** ENUM-12; absent: all. */
  kind?: 'certification';
  paging: { readonly page: number; readonly pageSize: number };
  onMove: (change: { page?: number; pageSize?: number }) => void;
};
