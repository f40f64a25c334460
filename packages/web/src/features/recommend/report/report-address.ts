import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { addressCodec, type AddressStateOf } from '../../../lib/address-state.ts';
import { zoneHere } from '../../../lib/zone-name.ts';
import { addressDay } from '../../../shared/reports/address-day.ts';

/** The address of the report on recommendations: its period. */
export const reportAddress = addressCodec({ from: addressDay, to: addressDay });

/** The last thirty days, where the address says nothing. */
export function periodOf({ from, to }: AddressStateOf<typeof reportAddress>) {
  const today = dayIn(zoneHere(), Date.now());
  return { from: from ?? addDays(to ?? today, -29), to: to ?? today };
}
