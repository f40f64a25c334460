import { addressChoice, addressCodec } from '../../../../lib/address-state.ts';

const tabs = ['outline', 'fields', 'learners', 'homework'] as const;

/** The address of a course that is edited: which of its sides is shown. */
export const editAddress = addressCodec({ tab: addressChoice(tabs, 'outline') });

export const editTabs = tabs;
export type EditTab = (typeof editTabs)[number];
