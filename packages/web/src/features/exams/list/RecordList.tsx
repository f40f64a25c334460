import { listExamRecords } from '@shuyuan/contract/exams/taking/taking.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { ListProps } from '../exams-address.ts';
import { RecordCard } from './RecordCard.tsx';

/** STUDY-05: the reader's attempts, latest first. */
export function RecordList({ state: { page, pageSize }, onMove }: ListProps) {
  const t = useT('exams');
  const list = useRead(listExamRecords, { page, pageSize }, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <ReadStates read={list} failed={t('exams.failed')} shape="cards" count={2}>
      {({ items, recordCount }) =>
        items.length === 0 ? (
          <EmptyState title={t('exams.noRecords')} />
        ) : (
          <Stack>
            <Stack as="ul">
              {items.map((record) => (
                <RecordCard key={record.id} record={record} />
              ))}
            </Stack>
            <ListPager paging={{ page, pageSize }} recordCount={recordCount} onChange={onMove} />
          </Stack>
        )
      }
    </ReadStates>
  );
}
