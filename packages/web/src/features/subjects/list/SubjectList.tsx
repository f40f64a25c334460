import type { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { listSubjects } from '@shuyuan/contract/subjects/subject.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { SubjectCard } from './SubjectCard.tsx';

/** ENUM-12: the subjects for the reader, those they are in first. */
export function SubjectList({ search, status, paging, onMove }: SubjectListProps) {
  const t = useT('subjects');
  const list = useRead(
    listSubjects,
    { ...paging, ...(search && { search }), ...(status !== undefined && { finishStatus: status }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <ReadStates read={list} failed={t('subjects.failed')} shape="cards" count={2}>
      {({ items, recordCount }) =>
        items.length === 0 ? (
          <EmptyState title={t('subjects.empty')} text={t('subjects.empty.text')} />
        ) : (
          <Stack>
            <Stack as="ul">
              {items.map((subject) => (
                <SubjectCard key={subject.id} subject={subject} />
              ))}
            </Stack>
            <ListPager paging={paging} recordCount={recordCount} onChange={onMove} />
          </Stack>
        )
      }
    </ReadStates>
  );
}

export type SubjectListProps = {
  search: string;
  status?: FinishStatus | undefined;
  paging: { readonly page: number; readonly pageSize: number };
  onMove: (change: { page?: number; pageSize?: number }) => void;
};
