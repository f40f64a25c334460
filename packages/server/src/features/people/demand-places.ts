import { demand } from '@shuyuan/contract/kernel/app-error';
import { listPlaces } from './organizations.store.ts';

/** D-008: an organisation of another tenant answers like a missing one. */
export async function demandPlaces(
  read: Parameters<typeof listPlaces>[0],
  tenantId: string,
  ids: readonly (string | null)[],
): Promise<void> {
  const wanted = new Set(ids.filter((id) => id !== null));
  demand((await listPlaces(read, tenantId, [...wanted])).length === wanted.size, 'request.not-found');
}
