import { conversionLife } from '@shuyuan/contract/files/conversion';
import type { FileKind } from '@shuyuan/contract/files/file-kinds';
import type { Reads, Tx } from '../../../platform/db.ts';
import { type FileRow, fileColumns } from '../files.store.ts';
import type { NewVariant } from '../pictures/variant.store.ts';

/** A statement takes so many values and no more. */
const rowsAtOnce = 1000;

type Step = {
  readonly id: string;
  readonly action: 'ask' | 'fail' | 'giveUp';
  readonly at: Date;
  /** Only as this run; another may have taken over. */
  readonly number?: number;
};

/** One step of the life of a conversion; false when the file is gone or somebody else took the step. */
export async function moveConversion(tx: Tx, { id, action, at, number }: Step): Promise<boolean> {
  const { from, to } = conversionLife.table[action];
  const step = tx
    .updateTable('file')
    .set({ conversion: to, conversionAt: at, ...(action === 'ask' && { conversionTries: 0 }) })
    .where('id', '=', id)
    .where('conversion', 'in', from);
  const mine = number === undefined ? step : step.where('conversionTries', '=', number);
  return (await mine.executeTakeFirst()).numUpdatedRows > 0n;
}

type Start = { readonly id: string; readonly at: Date; readonly silentSince: Date };

/** The number of this run; null when the file is gone, done, or in the hands of a run that lives. */
export async function startConversion(tx: Tx, { id, at, silentSince }: Start): Promise<number | null> {
  const row = await tx
    .updateTable('file')
    .set(({ eb }) => ({
      conversion: conversionLife.table.start.to,
      conversionAt: at,
      conversionTries: eb('conversionTries', '+', 1),
    }))
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('conversion', '=', 'waiting'),
        eb.and([eb('conversion', '=', 'running'), eb('conversionAt', '<', silentSince)]),
      ]),
    )
    .returning('conversionTries')
    .executeTakeFirst();
  return row?.conversionTries ?? null;
}

type RunOf = { readonly id: string; readonly number: number };

/** Says that this run goes on; false when nobody wants it any more. */
export async function touchConversion(tx: Tx, { id, number }: RunOf, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('file')
    .set({ conversionAt: at })
    .where('id', '=', id)
    .where('conversion', '=', 'running')
    .where('conversionTries', '=', number)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Finish = RunOf & {
  readonly at: Date;
  readonly variants: readonly NewVariant[];
  readonly streamKey: Buffer | null;
  readonly seconds: number | null;
  readonly size: { readonly width: number; readonly height: number } | null;
};

/**
 * All that was made, with the key that opens it, in the place of what was made before; answers the bytes nothing points
 * to any more. When another run took over, those are the ones just made.
 */
export async function finishConversion(tx: Tx, made: Finish): Promise<string[]> {
  const { id, number, at, variants, streamKey, seconds, size } = made;
  const { numUpdatedRows } = await tx
    .updateTable('file')
    .set({ conversion: conversionLife.table.finish.to, conversionAt: at, streamKey, seconds, ...size })
    .where('id', '=', id)
    .where('conversion', 'in', conversionLife.table.finish.from)
    .where('conversionTries', '=', number)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return variants.map(({ storageKey }) => storageKey);
  const before = await tx.deleteFrom('fileVariant').where('fileId', '=', id).returning('storageKey').execute();
  for (let from = 0; from < variants.length; from += rowsAtOnce) {
    const rows = variants.slice(from, from + rowsAtOnce);
    await tx
      .insertInto('fileVariant')
      .values(rows.map((row) => ({ ...row, size: BigInt(row.size) })))
      .execute();
  }
  return before.map(({ storageKey }) => storageKey);
}

export type Silent = {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: FileKind;
  readonly conversionTries: number;
};

export async function listSilent(read: Reads, before: Date, limit: number): Promise<Silent[]> {
  return read
    .selectFrom('file')
    .select(['id', 'tenantId', 'kind', 'conversionTries'])
    .where('conversion', '=', 'running')
    .where('conversionAt', '<', before)
    .orderBy('conversionAt')
    .limit(limit)
    .execute();
}

export async function findStreamKey(read: Reads, id: string): Promise<Buffer | null> {
  const row = await read.selectFrom('file').select('streamKey').where('id', '=', id).executeTakeFirst();
  return row?.streamKey ?? null;
}

/** Only its owner asks for a conversion again. */
export async function lockFile(tx: Tx, tenantId: string, id: string): Promise<FileRow | undefined> {
  return tx
    .selectFrom('file')
    .select(fileColumns)
    .where('file.tenantId', '=', tenantId)
    .where('file.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
