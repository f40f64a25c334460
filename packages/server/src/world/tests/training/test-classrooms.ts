import { bookRoom } from '@shuyuan/contract/classrooms/booking.wire';
import { closeRoom, createRoom } from '@shuyuan/contract/classrooms/classroom.wire';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';
import { teamsOf } from '../community/test-teams.ts';

type RoomInput = InputOf<typeof createRoom>;

/** Rooms of the demo company. 陆承泽 keeps them, 林知远 books. */
export function classroomsOf(world: TestWorld) {
  const callers = new Map<string, Promise<Caller>>();
  const as = (account: string): Promise<Caller> => {
    const caller = callers.get(account) ?? world.signIn(account);
    callers.set(account, caller);
    return caller;
  };
  let made = 0;
  const room = async (over: Partial<RoomInput> = {}): Promise<string> => {
    made += 1;
    const lu = await as('luchengze');
    return (await lu.call(createRoom, { ...roomFields, name: `测试教室${made}`, ...over })).body.id;
  };
  /** An hour of a day from today on, by the clock of Shanghai. */
  const at = (days: number, hour: number, minute = 0): number => {
    const today = dayIn(roomFields.timeZone, world.clock.now());
    return instantIn(roomFields.timeZone, addDays(today, days), hour * 60 + minute);
  };
  const bookingOf = (id: string, startTime: number, endTime: number) => ({
    id,
    startTime,
    endTime,
    title: '部门例会',
    peopleCount: null,
  });
  return {
    as,
    room,
    at,
    bookingOf,
    close: async (id: string) => (await as('luchengze')).call(closeRoom, { id }),
    /** The day of an instant by the clock of Shanghai. */
    dayOf: (instant: number): string => dayIn(roomFields.timeZone, instant),
    outsider: () => teamsOf(world).welcomeOutsider(),
    book: async (account: string, id: string, startTime: number, endTime: number) =>
      (await as(account)).call(bookRoom, bookingOf(id, startTime, endTime)),
    snapshot: () => snapshotWithJobs(world, ['classroom', 'classroom_booking', 'audit_entry']),
  };
}

export const roomFields: RoomInput = {
  name: '会议室',
  place: '主楼',
  seats: 20,
  equipment: ['projector'],
  note: '',
  timeZone: 'Asia/Shanghai',
  opensMinute: 0,
  closesMinute: 1440,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
};
