import { languages } from '@shuyuan/contract/kernel/languages';
import { templateAreas } from '@shuyuan/contract/notifications/message-templates';
import {
  addressChoice,
  addressCodec,
  addressId,
  type AddressStateOf,
  addressText,
} from '../../../lib/address-state.ts';

/** The address of the texts: which of them, in which language (the reader's own, unless said), and which one is open. */
export const templateAddress = addressCodec({
  area: addressChoice(templateAreas),
  language: addressChoice(languages),
  only: addressChoice(['own'] as const),
  q: addressText,
  open: addressId,
});

export type TemplatePlace = AddressStateOf<typeof templateAddress>;
