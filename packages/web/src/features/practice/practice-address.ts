import { addressChoice, addressCodec, addressPaging } from '../../lib/address-state.ts';

const views = ['today', 'cards', 'banks'] as const;

/** The address of the page of practice: what is shown of it, and the page of the list. */
export const practiceAddress = addressCodec({ view: addressChoice(views, 'today'), ...addressPaging() });
export const practiceViews: readonly (typeof views)[number][] = views;
