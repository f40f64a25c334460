import { FinishStatus, finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import { addressChoice, addressText } from '../../lib/address-state.ts';
import { useT } from '../../lib/texts.ts';

const statuses = [FinishStatus.learning, FinishStatus.finished] as const;

/** The filters of a report on learners as they stand in the address. */
export const reportFilters = { name: addressText, status: addressChoice(statuses), place: addressText };

/** How far somebody in a report can be, in words. */
export function useReportStatuses() {
  const t = useT('study');
  return statuses.map((value) => ({ value, label: t(finishStatusLabels[value]) }));
}

export type ReportFilterState = {
  readonly name: string;
  readonly status: (typeof statuses)[number] | undefined;
  readonly place: string;
};

/** The filters as a report is asked for them; what is not filtered is left out. */
export const reportQueryOf = ({ name, status, place }: ReportFilterState) => ({
  ...(name && { search: name }),
  ...(status !== undefined && { finishStatus: status }),
  ...(place && { organizationId: place }),
});

export const isFiltered = ({ name, status, place }: ReportFilterState): boolean =>
  name !== '' || status !== undefined || place !== '';
