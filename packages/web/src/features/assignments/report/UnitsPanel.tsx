import { listUnitCompliance } from '@shuyuan/contract/assignments/duty-report.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ListProps } from '../manage/assignments-address.ts';
import { CountTable } from './CountTable.tsx';
import { instantOfDay } from './instant-of-day.ts';
import { useUnitColumns } from './use-unit-columns.tsx';

/** How far the people of each unit are with a rule, by the unit they belonged to that day. */
export function UnitsPanel({ id, state, onMove }: ListProps & { id: string }) {
  const t = useT('assignments');
  const { page, pageSize, day } = state;
  const list = useRead(
    listUnitCompliance,
    { id, page, pageSize, ...instantOfDay(day) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <CountTable
      title={t('assignments.units')}
      failed={t('assignments.people.failed')}
      empty={<EmptyState title={t('assignments.people.empty')} />}
      columns={useUnitColumns()}
      list={list}
      state={state}
      onMove={onMove}
    />
  );
}
