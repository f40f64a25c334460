import { awardStates } from '@shuyuan/contract/certificates/award-states';
import { courseStates } from '@shuyuan/contract/study/courses/course-states';
import {
  addressChoice,
  addressCodec,
  addressId,
  addressPaging,
  addressText,
  type AddressStateOf,
} from '../../lib/address-state.ts';

const views = ['mine', 'manage'] as const;
const tabs = ['edit', 'holders'] as const;

/**
 * The address of the page of certificates: which list, word, state and page, and which certificate is managed with which of
 * its tabs open; there word and page are those of its holders, who have a state of their own.
 */
export const certificatesAddress = addressCodec({
  view: addressChoice(views, 'mine'),
  search: addressText,
  state: addressChoice(courseStates),
  ...addressPaging(),
  edit: addressId,
  tab: addressChoice(tabs, 'edit'),
  held: addressChoice(awardStates),
});

export const certificateViews: readonly (typeof views)[number][] = views;
export const certificateTabs: readonly (typeof tabs)[number][] = tabs;
export type CertificatesAddress = AddressStateOf<typeof certificatesAddress>;
export type ListProps = {
  readonly state: CertificatesAddress;
  readonly onMove: (change: Partial<CertificatesAddress>) => void;
};
