import type { Reads } from '../../../platform/db.ts';

/** A file by its address, of whichever tenant: whether the reader may have it is decided next. */
export async function findByPath(db: Reads, path: string) {
  return db
    .selectFrom('file')
    .select([
      'id',
      'tenantId',
      'ownerId',
      'purpose',
      'subjectId',
      'name',
      'ending',
      'kind',
      'contentType',
      'size',
      'sha256',
      'storageKey',
      'cleaning',
      'conversion',
    ])
    .where('path', '=', path)
    .executeTakeFirst();
}

export type StoredFile = NonNullable<Awaited<ReturnType<typeof findByPath>>>;

export async function findVariant(db: Reads, fileId: string, names: readonly string[]) {
  const found = await db
    .selectFrom('fileVariant')
    .select(['name', 'contentType', 'size', 'storageKey'])
    .where('fileId', '=', fileId)
    .where('name', 'in', names)
    .execute();
  // As wished for: the first name first.
  return names.flatMap((name) => found.find((variant) => variant.name === name) ?? [])[0];
}
