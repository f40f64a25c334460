import { recommendKinds } from '@shuyuan/contract/recommend/recommend-kinds';
import { addressChoice, addressCodec, addressPaging, type AddressStateOf } from '../../lib/address-state.ts';

const dismissedTab = 'dismissed';

/** ROUTE-33: the tab, and the page of what one said no to. */
export const recommendAddress = addressCodec({
  tab: addressChoice([...recommendKinds, dismissedTab] as const),
  ...addressPaging(),
});
export type RecommendState = AddressStateOf<typeof recommendAddress>;
export type RecommendMove = (change: Partial<RecommendState>) => void;

export { dismissedTab };
