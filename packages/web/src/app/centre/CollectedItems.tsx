import { libraryAddress } from '../../features/library/library-address.ts';
import { OpenItems } from '../../features/library/list/OpenItems.tsx';
import { useAddressState } from '../../lib/address-state.ts';

/** The items of the knowledge library the reader has collected, with its filters. */
export function CollectedItems() {
  const [state, move] = useAddressState(libraryAddress);
  return <OpenItems state={{ ...state, view: 'collected' }} onMove={move} />;
}
