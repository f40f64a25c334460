import { listPackPeople } from '@shuyuan/contract/centre/packs/follow-up.wire';
import { keepPreviousData } from '@tanstack/react-query';
import type { AddressStateOf } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import type { packAddress } from './pack-address.ts';

/** A page of the people of a pack as the address says. `query` is what an export of them is asked. */
export function usePackPeople(id: string, { standing, search, page, pageSize }: AddressStateOf<typeof packAddress>) {
  const query = { id, ...(standing && { standing }), ...(search && { search }) };
  const list = useRead(
    listPackPeople,
    { ...query, page, pageSize },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return { query, list };
}
