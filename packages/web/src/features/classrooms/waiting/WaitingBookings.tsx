import { listWaitingBookings } from '@shuyuan/contract/classrooms/booking.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { ViewProps } from '../rooms-address.ts';
import { useWaitingColumns } from './use-waiting-columns.tsx';

/** The bookings the reader decides on, the next first. */
export function WaitingBookings({ state, onChange }: ViewProps) {
  const t = useT('classrooms');
  const paging = { page: state.page, pageSize: state.pageSize };
  const read = useRead(listWaitingBookings, paging);
  const columns = useWaitingColumns();
  const empty = <EmptyState title={t('classrooms.waiting.empty')} />;
  return (
    <>
      <Panel padding="flush">
        <DataTable
          caption={t('classrooms.view.waiting')}
          columns={columns}
          rowKey={({ id }) => id}
          content={tableContent(read, { failed: t('classrooms.waiting.failed'), empty })}
        />
      </Panel>
      <ListPager paging={paging} recordCount={read.data?.recordCount ?? 0} onChange={onChange} />
    </>
  );
}
