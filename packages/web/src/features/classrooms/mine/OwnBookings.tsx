import { listOwnBookings } from '@shuyuan/contract/classrooms/booking.wire';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { CancelBooking } from '../book/CancelBooking.tsx';
import { bookingTimes, type ViewProps } from '../rooms-address.ts';
import { type OwnBooking, useBookingColumns } from './use-booking-columns.tsx';

export function OwnBookings({ state, onChange }: ViewProps) {
  const t = useT('classrooms');
  const paging = { page: state.page, pageSize: state.pageSize };
  const isPast = state.when === 'past';
  const read = useRead(listOwnBookings, { ...paging, isPast });
  const [cancelling, setCancelling] = useState<OwnBooking | null>(null);
  const { columns, empty } = useBookingColumns({ isPast, onCancel: setCancelling });
  return (
    <>
      <ChoiceTabs
        label={t('classrooms.mine.when')}
        tabs={bookingTimes.map((name) => ({ name, label: t(`classrooms.mine.${name}`) }))}
        current={state.when}
        onChoose={(when) => onChange({ when, page: 1 })}
      />
      <Panel padding="flush">
        <DataTable
          caption={t('classrooms.view.mine')}
          columns={columns}
          rowKey={({ id }) => id}
          content={tableContent(read, { failed: t('classrooms.mine.failed'), empty })}
        />
      </Panel>
      <ListPager paging={paging} recordCount={read.data?.recordCount ?? 0} onChange={onChange} />
      {cancelling && <CancelBooking booking={cancelling} onClose={() => setCancelling(null)} />}
    </>
  );
}
