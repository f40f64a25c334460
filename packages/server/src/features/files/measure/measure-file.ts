import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../platform/context.ts';
import { StorageMissing } from '../../../platform/storage/storage.ts';
import { findVariant } from '../serve/serve.store.ts';
import { storedBytes } from '../upload/stored-bytes.ts';
import { countBookPages } from './count-book-pages.ts';
import { countPdfPages } from './count-pdf-pages.ts';
import { measureSeconds } from './measure-seconds.ts';
import { findMeasured, type MeasuredFile, type Measures, updateMeasures } from './measure.store.ts';

/** A larger document would take the memory of all other requests. */
const documentBytesMax = 128 * 1024 * 1024;

/** Where the pages of a document are: in itself, or in what was made of it. */
async function findPages(ctx: Pick<Context, 'read'>, file: MeasuredFile) {
  if (file.kind === 'book' || file.ending === 'pdf') return { storageKey: file.storageKey, size: file.size };
  return findVariant(ctx.read, file.id, ['pdf']);
}

/** Work without a caller measures, too. */
type Measuring = Pick<Context, 'read' | 'storage' | 'inTransaction'>;

async function countPages(ctx: Measuring, file: MeasuredFile): Promise<number | null> {
  const stored = await findPages(ctx, file);
  if (!stored || stored.size > documentBytesMax) return null;
  const bytes = await buffer(await ctx.storage.read(stored.storageKey));
  return file.kind === 'book' ? countBookPages(bytes) : countPdfPages(bytes);
}

async function measure(ctx: Measuring, file: MeasuredFile): Promise<Measures> {
  const { kind, seconds, pages, storageKey, size } = file;
  try {
    if (kind === 'video' || kind === 'audio') {
      const bytes = storedBytes(ctx.storage, storageKey, Number(size));
      return { seconds: seconds ?? (await measureSeconds(bytes)), pages };
    }
    const hasPages = kind === 'document' || kind === 'book';
    return { seconds, pages: pages ?? (hasPages ? await countPages(ctx, file) : null) };
  } catch (error) {
    // Removed by somebody between the row and its bytes.
    if (error instanceof StorageMissing) return { seconds, pages };
    throw error;
  }
}

type Measured = { readonly id: string; readonly tenantId: string };

/**
 * How long a film or a sound lasts, or how many pages a document or a book has, as the server reads it from the bytes.
 * Null where that is not known: the file is not converted yet, or does not say.
 */
export async function measureFile(ctx: Measuring, { id, tenantId }: Measured): Promise<Measures> {
  const file = await findMeasured(ctx.read, tenantId, id);
  if (!file) return { seconds: null, pages: null };
  const measures = await measure(ctx, file);
  if (measures.seconds !== file.seconds || measures.pages !== file.pages)
    await ctx.inTransaction((tx) => updateMeasures(tx, id, measures));
  return measures;
}
