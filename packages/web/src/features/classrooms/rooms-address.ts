import { isDay } from '@shuyuan/contract/kernel/calendar/add-days';
import {
  addressChoice,
  addressCodec,
  addressPaging,
  type AddressStateOf,
  addressText,
  type AddressValue,
} from '../../lib/address-state.ts';

const views = ['week', 'mine', 'rooms'] as const;
const times = ['coming', 'past'] as const;

const addressDay: AddressValue<string | undefined> = {
  read: (text) => (text !== undefined && isDay(text) ? text : undefined),
  write: (day) => day,
};

/** ROUTE-46: what is shown of the page, the day whose week it is, the word that is looked for, the page of the list. */
export const roomsAddress = addressCodec({
  view: addressChoice(views, 'week'),
  day: addressDay,
  search: addressText,
  when: addressChoice(times, 'coming'),
  ...addressPaging(10),
});
export const roomViews: readonly (typeof views)[number][] = views;
export const bookingTimes: readonly (typeof times)[number][] = times;
export type RoomsState = AddressStateOf<typeof roomsAddress>;
export type ViewProps = { state: RoomsState; onChange: (change: Partial<RoomsState>) => void };
