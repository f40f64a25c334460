import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { addressChoice, addressCodec, addressPaging } from '../../../../lib/address-state.ts';
import { zoneHere } from '../../../../lib/zone-name.ts';
import { addressDay } from '../../../../shared/reports/address-day.ts';

/** The address of the report on classes: its period, and the page. */
export const reportAddress = addressCodec({
  view: addressChoice(['report']),
  from: addressDay,
  to: addressDay,
  ...addressPaging(20),
});

/** The half year around today, where the address says nothing. */
export function periodOf({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) {
  const today = dayIn(zoneHere(), Date.now());
  return { from: from ?? addDays(today, -120), to: to ?? addDays(today, 60) };
}
