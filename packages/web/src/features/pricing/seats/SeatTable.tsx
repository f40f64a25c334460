import type { Paging } from '@shuyuan/contract/kernel/paging';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { MinePager } from '../mine/MinePager.tsx';
import type { Seat, SeatOrder } from './seat-order.ts';
import { TakeBackSeat } from './TakeBackSeat.tsx';
import { useSeatColumns } from './use-seat-columns.tsx';

type Props = { order: SeatOrder; seats: readonly Seat[]; recordCount: number; paging: Paging };

/** The people with a seat, the latest first, and the question before one is taken back. */
export function SeatTable({ order, seats, recordCount, paging }: Props) {
  const t = useT('share');
  const [taking, setTaking] = useState<Seat | null>(null);
  const columns = useSeatColumns(setTaking);
  return (
    <Panel title={t('pricing.seats.people')} padding="flush">
      <DataTable
        caption={t('pricing.seats.people')}
        columns={columns}
        rowKey={({ memberId }) => memberId}
        content={{ state: 'ready', rows: seats, empty: <EmptyState title={t('pricing.seats.people.empty')} /> }}
      />
      <MinePager paging={paging} recordCount={recordCount} />
      {taking && <TakeBackSeat order={order} seat={taking} onClose={() => setTaking(null)} />}
    </Panel>
  );
}
