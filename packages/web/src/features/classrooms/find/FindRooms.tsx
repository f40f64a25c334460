import { findRooms } from '@shuyuan/contract/classrooms/booking.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import type { ViewProps } from '../rooms-address.ts';
import { useToday } from '../use-today.ts';
import { FoundRooms } from './FoundRooms.tsx';
import { NeededRoom } from './NeededRoom.tsx';
import { NothingFree } from './NothingFree.tsx';

/** D-189: what is needed is said in the address, so that a search can be passed on. */
export function FindRooms({ state, onChange }: ViewProps) {
  const t = useT('classrooms');
  const today = useToday();
  const { page, pageSize, part, minutes, seats, equipment } = state;
  const read = useRead(findRooms, {
    page,
    pageSize,
    day: state.day ?? today,
    part,
    minutes,
    ...(seats && { seats }),
    ...(equipment && { equipment }),
  });
  return (
    <>
      <NeededRoom day={state.day ?? today} state={state} onChange={onChange} />
      <ReadStates read={read} failed={t('classrooms.failed')} shape="list">
        {({ items, recordCount, nextDay }) => (
          <>
            {items.length === 0 && <NothingFree nextDay={nextDay} onOpen={(day) => onChange({ day, page: 1 })} />}
            <FoundRooms items={items} minutes={minutes} people={seats} />
            <ListPager paging={{ page, pageSize }} recordCount={recordCount} onChange={onChange} />
          </>
        )}
      </ReadStates>
    </>
  );
}
