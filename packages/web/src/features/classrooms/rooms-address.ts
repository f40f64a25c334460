import { equipmentKinds } from '@shuyuan/contract/classrooms/equipment-kinds';
import { dayParts } from '@shuyuan/contract/classrooms/free-times';
import { isDay } from '@shuyuan/contract/kernel/calendar/add-days';
import {
  addressChoice,
  addressCodec,
  addressPaging,
  type AddressStateOf,
  addressText,
  type AddressValue,
} from '../../lib/address-state.ts';

const views = ['week', 'find', 'mine', 'waiting', 'rooms'] as const;
const times = ['coming', 'past'] as const;
const seats = [4, 8, 12, 20, 30, 50, 100, 200] as const;
const minutes = [30, 60, 90, 120, 180, 240, 480] as const;

const addressDay: AddressValue<string | undefined> = {
  read: (text) => (text !== undefined && isDay(text) ? text : undefined),
  write: (day) => day,
};

/**
 * ROUTE-46: what is shown of the page, the day or its week, the word that is looked for, the room that is needed, the page
 * of the list.
 */
export const roomsAddress = addressCodec({
  view: addressChoice(views, 'week'),
  day: addressDay,
  search: addressText,
  when: addressChoice(times, 'coming'),
  part: addressChoice(dayParts, 'day'),
  minutes: addressChoice(minutes, 60),
  seats: addressChoice(seats),
  equipment: addressChoice(equipmentKinds),
  ...addressPaging(10),
});
export const roomViews: readonly (typeof views)[number][] = views;
export const bookingTimes: readonly (typeof times)[number][] = times;
export const neededSeats: readonly (typeof seats)[number][] = seats;
export const neededMinutes: readonly (typeof minutes)[number][] = minutes;
export type RoomsState = AddressStateOf<typeof roomsAddress>;
export type ViewProps = { state: RoomsState; onChange: (change: Partial<RoomsState>) => void };
