import { readRoomWeek, weekRoomsMax } from '@shuyuan/contract/classrooms/booking.wire';
import { mondayOf } from '@shuyuan/contract/kernel/calendar/add-days';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { NoRooms } from '../NoRooms.tsx';
import type { ViewProps } from '../rooms-address.ts';
import { useToday } from '../use-today.ts';
import { RoomPanels } from './RoomPanels.tsx';
import { WeekBar } from './WeekBar.tsx';

/** The week of a day: rooms down, days across; on a phone one day at a time. */
export function RoomWeek({ state, onChange }: ViewProps) {
  const t = useT('classrooms');
  const today = useToday();
  const day = state.day ?? today;
  const monday = mondayOf(day);
  const paging = { page: state.page, pageSize: Math.min(state.pageSize, weekRoomsMax) };
  const read = useRead(readRoomWeek, { ...paging, day: monday, ...(state.search && { search: state.search }) });
  return (
    <>
      <WeekBar day={day} state={state} onChange={onChange} />
      <ReadStates read={read} failed={t('classrooms.failed')} shape="list">
        {({ items, recordCount }) => (
          <>
            {items.length === 0 && <NoRooms search={state.search} />}
            <RoomPanels items={items} monday={monday} day={day} now={read.dataUpdatedAt} />
            <ListPager paging={paging} recordCount={recordCount} sizes={[10, weekRoomsMax]} onChange={onChange} />
          </>
        )}
      </ReadStates>
    </>
  );
}
