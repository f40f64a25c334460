import { isDay } from '@shuyuan/contract/kernel/calendar/add-days';
import type { AddressValue } from '../../lib/address-state.ts';

/** A day of the calendar in an address; undefined where there is none. */
export const addressDay: AddressValue<string | undefined> = {
  read: (text) => (text !== undefined && isDay(text) ? text : undefined),
  write: (day) => day,
};
