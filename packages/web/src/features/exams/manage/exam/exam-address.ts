import { addressChoice, addressCodec } from '../../../../lib/address-state.ts';

const tabs = ['edit', 'preview', 'attempts', 'statistics', 'regrade'] as const;

/** The address of an exam that is managed: which of its tabs is open. */
export const examAddress = addressCodec({ tab: addressChoice(tabs, 'edit') });

export const examTabs: readonly ExamTab[] = tabs;
export type ExamTab = (typeof tabs)[number];
