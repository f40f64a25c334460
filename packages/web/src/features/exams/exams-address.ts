import {
  addressChoice,
  addressCodec,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../lib/address-state.ts';

const views = ['open', 'records', 'marking'] as const;

/** The address of the page of exams: which list, what is looked for, and its page. */
export const examsAddress = addressCodec({
  view: addressChoice(views, 'open'),
  search: addressText,
  ...addressPaging(),
});

export const examViews: readonly (typeof views)[number][] = views;
export type ExamsAddress = AddressStateOf<typeof examsAddress>;
export type ListProps = {
  readonly state: ExamsAddress;
  readonly onMove: (change: Partial<ExamsAddress>) => void;
};
