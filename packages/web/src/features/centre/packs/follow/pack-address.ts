import { packStandings } from '@shuyuan/contract/centre/packs/pack-standings';
import { addressChoice, addressCodec, addressPaging, addressText } from '../../../../lib/address-state.ts';

const packSteps = ['mark', 'withdraw'] as const;

/** The people of a pack: how far they are, their name, and the page; and the step that the panel of one of them is about. */
export const packAddress = addressCodec({
  standing: addressChoice(packStandings),
  search: addressText,
  ...addressPaging(),
  step: addressChoice(packSteps),
});

/** A step of a director about one of them. */
export type PackStep = (typeof packSteps)[number];
