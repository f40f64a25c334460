import { listRooms } from '@shuyuan/contract/classrooms/classroom.wire';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { NoRooms } from '../NoRooms.tsx';
import type { ViewProps } from '../rooms-address.ts';
import { type OpenedRoom, RoomBar } from './RoomBar.tsx';
import { useRoomColumns } from './use-room-columns.tsx';

/** The rooms for whoever keeps them, the closed ones too. */
export function RoomTable({ state, onChange }: ViewProps) {
  const t = useT('classrooms');
  const paging = { page: state.page, pageSize: state.pageSize };
  const read = useRead(listRooms, { ...paging, ...(state.search && { search: state.search }) });
  const [opened, setOpened] = useState<OpenedRoom | null>(null);
  const columns = useRoomColumns({
    onEdit: (room) => setOpened({ kind: 'edit', room }),
    onClose: (room) => setOpened({ kind: 'close', room }),
  });
  return (
    <>
      <RoomBar state={state} onChange={onChange} opened={opened} onOpen={setOpened} />
      <Panel padding="flush">
        <DataTable
          caption={t('classrooms.view.rooms')}
          columns={columns}
          rowKey={({ id }) => id}
          content={tableContent(read, { failed: t('classrooms.failed'), empty: <NoRooms search={state.search} /> })}
        />
      </Panel>
      <ListPager paging={paging} recordCount={read.data?.recordCount ?? 0} onChange={onChange} />
    </>
  );
}
