import { useAddressState } from '../../lib/address-state.ts';
import { useT } from '../../lib/texts.ts';
import { PathTabs } from '../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { FindRooms } from './find/FindRooms.tsx';
import { RoomTable } from './manage/RoomTable.tsx';
import { OwnBookings } from './mine/OwnBookings.tsx';
import { roomsAddress } from './rooms-address.ts';
import { useRoomTabs } from './use-room-tabs.ts';
import { WaitingBookings } from './waiting/WaitingBookings.tsx';
import { RoomWeek } from './week/RoomWeek.tsx';

/** ROUTE-46: the week of the rooms, a room for what is needed, the reader's own bookings, those they decide on, and the rooms themselves for whoever keeps them. */
export function RoomsPage() {
  const t = useT('classrooms');
  const [state, change] = useAddressState(roomsAddress);
  const tabs = useRoomTabs(state.view);
  return (
    <>
      <PageTitle title={t('classrooms.title')} description={t('classrooms.text')} />
      <PathTabs to="classroomBook" params={{}} label={t('classrooms.views')} tabs={tabs} current={state.view} />
      <Stack gap={16}>
        {state.view === 'week' && <RoomWeek state={state} onChange={change} />}
        {state.view === 'find' && <FindRooms state={state} onChange={change} />}
        {state.view === 'mine' && <OwnBookings state={state} onChange={change} />}
        {state.view === 'waiting' && <WaitingBookings state={state} onChange={change} />}
        {state.view === 'rooms' && <RoomTable state={state} onChange={change} />}
      </Stack>
    </>
  );
}
