import { addressChoice, addressCodec } from '../../../../lib/address-state.ts';

const tabs = ['edit', 'people', 'attendance', 'materials', 'costs'] as const;

/** The address of a class that is managed: which of its tabs is open. */
export const classAddress = addressCodec({ tab: addressChoice(tabs, 'edit') });

export const classTabs: readonly ClassTab[] = tabs;
export type ClassTab = (typeof tabs)[number];
