import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Tx } from '../../platform/context.ts';
import { lockPlaces } from './organizations/organizations.store.ts';

/**
 * D-008: an organisation of another tenant answers like a missing one. None of them is deleted before the transaction
 * ends: whoever is put there would belong nowhere.
 */
export async function demandPlaces(tx: Tx, tenantId: string, ids: readonly (string | null)[]): Promise<void> {
  const wanted = new Set(ids.filter((id) => id !== null));
  demand((await lockPlaces(tx, tenantId, [...wanted])).length === wanted.size, 'request.not-found');
}
