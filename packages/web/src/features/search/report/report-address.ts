import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { type SearchedView, searchedViews } from '@shuyuan/contract/search/report/searched-views';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  type AddressStateOf,
} from '../../../lib/address-state.ts';
import { zoneHere } from '../../../lib/zone-name.ts';
import { addressDay } from '../../../shared/reports/address-day.ts';

/** The tabs of the report: what was searched for, what was opened of it, and what is proposed to others. */
const reportViews = [...searchedViews, 'results', 'hot'] as const;

/** The address of the report on searches: its tab, period and organisation, and the page. */
export const reportAddress = addressCodec({
  view: addressChoice(reportViews, 'all'),
  from: addressDay,
  to: addressDay,
  organization: addressId,
  ...addressPaging(20),
});
export type ReportState = AddressStateOf<typeof reportAddress>;
export type ReportMove = (change: Partial<ReportState>) => void;

/** The filters as the calls take them: the last thirty days, where the address says nothing. */
export function reportFilterOf({ from, to, organization }: Pick<ReportState, 'from' | 'to' | 'organization'>) {
  const today = dayIn(zoneHere(), Date.now());
  return {
    from: from ?? addDays(to ?? today, -29),
    to: to ?? today,
    ...(organization !== undefined && { organizationId: organization }),
  };
}
export type ReportFilter = ReturnType<typeof reportFilterOf>;

/** Its tabs about what was searched for. */
export type WordsView = SearchedView;
export { reportViews };
