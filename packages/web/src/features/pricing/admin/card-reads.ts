import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { listCardMembers, listCards, listMyCards, offerCards, readCard } from '@shuyuan/contract/pricing/price.wire';

/** Whatever shows a card or who holds it. */
export const cardReads: readonly Endpoint[] = [listCards, listCardMembers, listMyCards, offerCards, readCard];
