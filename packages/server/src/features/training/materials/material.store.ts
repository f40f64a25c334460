import type { MaterialPhase } from '@shuyuan/contract/training/materials/material-phases';
import type { Reads, Tx } from '../../../platform/db.ts';

export const materialPurpose = 'class-material';

type MaterialRow = { readonly fileId: string; readonly phase: MaterialPhase };

/** Before first, each in their order. */
export async function listMaterials(read: Reads, classId: string) {
  const rows = await read
    .selectFrom('classMaterial as material')
    .innerJoin('file', 'file.id', 'material.fileId')
    .select(['file.id', 'file.name', 'file.path', 'material.phase'])
    .where('material.classId', '=', classId)
    .orderBy('material.phase', 'desc')
    .orderBy('material.position')
    .execute();
  return rows.map(({ path, ...row }) => ({ ...row, path: `/files/${path}` }));
}

export const findMaterial = (read: Reads, fileId: string) =>
  read.selectFrom('classMaterial').select(['classId', 'phase']).where('fileId', '=', fileId).executeTakeFirst();

type Replacement = { readonly tenantId: string; readonly classId: string; readonly rows: readonly MaterialRow[] };

export async function replaceMaterials(tx: Tx, { tenantId, classId, rows }: Replacement): Promise<void> {
  await tx.deleteFrom('classMaterial').where('classId', '=', classId).execute();
  if (rows.length === 0) return;
  const values = rows.map((row, position) => ({ ...row, tenantId, classId, position }));
  await tx.insertInto('classMaterial').values(values).execute();
}
