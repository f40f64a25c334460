import type { ClassKind } from '@shuyuan/contract/training/class-kinds';
import { listClasses } from '@shuyuan/contract/training/class.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ClassCard } from './ClassCard.tsx';

type Props = {
  box: 'open' | 'mine';
  search: string;
  /** ENUM-12; absent: both. */
  kind?: ClassKind;
  paging: { readonly page: number; readonly pageSize: number };
  onMove: (change: { page?: number; pageSize?: number }) => void;
};

/** A page of the classes that are for the reader, or that they have applied for. */
export function ClassCards({ box, search, kind, paging, onMove }: Props) {
  const t = useT('classes');
  const input = { ...paging, box, ...(search && { search }), ...(kind && { kind }) };
  const list = useRead(listClasses, input, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <ReadStates read={list} failed={t('classes.failed')} shape="cards" count={2}>
      {({ items, recordCount }) =>
        items.length === 0 ? (
          <EmptyState title={t(`classes.empty.${box}`)} text={t(`classes.empty.${box}.text`)} />
        ) : (
          <Stack>
            <Stack as="ul">
              {items.map((training) => (
                <ClassCard key={training.id} training={training} />
              ))}
            </Stack>
            <ListPager paging={paging} recordCount={recordCount} onChange={onMove} />
          </Stack>
        )
      }
    </ReadStates>
  );
}
