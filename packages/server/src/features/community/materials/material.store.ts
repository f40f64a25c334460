import type { Material, PictureCategory } from '@shuyuan/contract/community/materials';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** The library of a company in the order of its carousel; bounded by how many it may have. */
export async function listMaterials(read: Reads, tenantId: string): Promise<Material[]> {
  return read
    .selectFrom('material')
    .select(['id', 'categoryId', 'room'])
    .where('tenantId', '=', tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

type Some = { readonly tenantId: string; readonly ids: readonly string[] };

/** With title and picture, in any order. */
export async function findMaterials(read: Reads, { tenantId, ids }: Some) {
  if (ids.length === 0) return [];
  return read
    .selectFrom('material')
    .innerJoin('file', 'file.id', 'material.fileId')
    .select(['material.id', 'material.title', 'material.fileId', 'file.path'])
    .where('material.tenantId', '=', tenantId)
    .where('material.id', 'in', [...ids])
    .execute();
}

/** Whoever adds, moves or takes away waits here for who does so now: places and their number are never stale. */
export async function lockLibrary(tx: Tx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`materials ${tenantId}`}, 0))`.execute(tx);
}

export type MaterialFields = {
  readonly title: string;
  readonly categoryId: PictureCategory;
  readonly room: number;
};
type NewMaterial = MaterialFields & {
  readonly id: string;
  readonly tenantId: string;
  readonly fileId: string;
  readonly at: Date;
};

/** At the end; only after `lockLibrary`. */
export async function insertMaterial(tx: Tx, { at, ...material }: NewMaterial): Promise<void> {
  const { tenantId } = material;
  const { position } = await tx
    .selectFrom('material')
    .select(sql<number>`coalesce(max(position) + 1, 0)`.as('position'))
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('material')
    .values({ ...material, position, createdAt: at, updatedAt: at })
    .execute();
}

/** As it was before, held until the change commits. */
export const lockMaterial = (tx: Tx, tenantId: string, id: string) =>
  tx
    .selectFrom('material')
    .select(['title', 'categoryId', 'room'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateMaterial(
  tx: Tx,
  { id, at, ...fields }: MaterialFields & { readonly id: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('material')
    .set({ ...fields, updatedAt: at })
    .where('id', '=', id)
    .execute();
}

/** Only after `lockLibrary`. */
export async function saveOrder(tx: Tx, { tenantId, ids }: Some): Promise<void> {
  await sql`
    update material set position = placed.place - 1
    from unnest(${[...ids]}::text[]) with ordinality as placed (id, place)
    where tenant_id = ${tenantId} and material.id = placed.id and position <> placed.place - 1`.execute(tx);
}

export async function deleteMaterial(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('material').where('id', '=', id).execute();
}
