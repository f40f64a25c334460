import { exemptionStates } from '@shuyuan/contract/subjects/exemption-states';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../lib/address-state.ts';
import { reportFilters } from '../../shared/reports/report-filters.ts';

const views = ['mine', 'manage', 'exemptions'] as const;

const report = addressPaging();

/**
 * The address of the page of subjects: which list and page, how exemptions were decided, what is edited (`new` is one to be
 * made), and how the report on its learners is filtered.
 */
export const subjectsAddress = addressCodec({
  view: addressChoice(views, 'mine'),
  search: addressText,
  ...addressPaging(),
  edit: addressId,
  decision: addressChoice(exemptionStates, 'waiting'),
  ...reportFilters,
  reportPage: report.page,
  reportSize: report.pageSize,
});

/** The report of another subject begins unfiltered. */
export const unfilteredReport = { name: '', status: undefined, place: '', reportPage: 1 };

export const subjectViews: readonly (typeof views)[number][] = views;
export type SubjectsAddress = AddressStateOf<typeof subjectsAddress>;
export type ListProps = {
  readonly state: SubjectsAddress;
  readonly onMove: (change: Partial<SubjectsAddress>) => void;
};
