import {
  centrePanels,
  type CentreState,
  closedCentre,
  openPanel,
  openPanelOf,
} from '@shuyuan/contract/centre/centre-panels';
import { addressChoice, addressCodec, addressId, type AddressValue, useAddressState } from '../../lib/address-state.ts';
import type { Search } from '../../lib/paths.ts';

const ids: AddressValue<readonly string[]> = {
  read: (text = '') => text.split(',').filter(Boolean),
  write: (list) => list.join(',') || undefined,
};
const sequence: AddressValue<number | undefined> = {
  read: (text) => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : undefined),
  write: (place) => place,
};

const address = addressCodec({
  panel: addressChoice(centrePanels),
  pushIds: ids,
  courseId: addressId,
  studentIds: ids,
  content: sequence,
});

const stateOf = ({ panel, content, ...rest }: ReturnType<typeof address.read>): CentreState =>
  panel === undefined ? closedCentre : openPanel(panel, { ...rest, contentSequence: content });

const addressOf = (state: CentreState): ReturnType<typeof address.read> => {
  const { visible: _, contentSequence, ...rest } = state;
  return { ...rest, panel: openPanelOf(state), content: contentSequence };
};

/** CENTRE-02, CENTRE-03: the panels of the centre in the address, so that a reload and the way back keep what is open. */
export function useCentrePanels() {
  const [inAddress, move] = useAddressState(address);
  return {
    state: stateOf(inAddress),
    open: (...opened: Parameters<typeof openPanel>): void => move(addressOf(openPanel(...opened))),
    close: (): void => move(addressOf(closedCentre)),
  };
}

/** The query in which a panel is open; whatever else of the centre was open is taken out of it (CENTRE-03). */
export const openedSearch = (...opened: Parameters<typeof openPanel>): Search =>
  address.write(addressOf(openPanel(...opened)));
/** The query in which nothing is open. */
export const closedSearch: Search = address.write(addressOf(closedCentre));
