import { behaviourKinds } from '@shuyuan/contract/system/behaviour';
import {
  addressChoice,
  addressCodec,
  addressPaging,
  type AddressStateOf,
  addressText,
} from '../../../lib/address-state.ts';

/** The address of the log of what people did: what is looked for, and which page of it. */
export const behaviourAddress = addressCodec({
  log: addressText,
  person: addressText,
  kind: addressChoice(behaviourKinds),
  place: addressText,
  from: addressText,
  to: addressText,
  ...addressPaging(),
});

export type BehaviourPlace = AddressStateOf<typeof behaviourAddress>;
