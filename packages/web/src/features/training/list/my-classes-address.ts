import { addressChoice, addressCodec, addressPaging } from '../../../lib/address-state.ts';

const boxes = ['mine', 'open'] as const;

/** The address of one's own classes: which list, and its page. */
export const myClassesAddress = addressCodec({
  view: addressChoice(['manage', 'report']),
  box: addressChoice(boxes, 'mine'),
  ...addressPaging(),
});
export const classBoxes: readonly (typeof boxes)[number][] = boxes;
