import { reportSpans } from '@shuyuan/contract/centre/report-spans';
import { finishedKinds } from '@shuyuan/contract/centre/task-content-types';
import { addressChoice, addressCodec, addressPaging, type AddressStateOf } from '../../../lib/address-state.ts';

/** The weeks of the report, which kind of what was finished in them, and the page of that list. */
export const reportAddress = addressCodec({
  weeks: addressChoice(reportSpans, 12),
  kind: addressChoice(finishedKinds),
  ...addressPaging(),
});

export type ReportState = AddressStateOf<typeof reportAddress>;
export type ReportProps = {
  readonly state: ReportState;
  readonly onMove: (change: Partial<ReportState>) => void;
};
