import { addressChoice, addressCodec } from '../../lib/address-state.ts';

export const pointStates = ['all', 'open', 'finished'] as const;
export type PointState = (typeof pointStates)[number];

/** The address of the list of points: which of them. */
export const pointsAddress = addressCodec({ state: addressChoice(pointStates, 'all') });
