import { buffer } from 'node:stream/consumers';
import type { SystemContext } from '../../../platform/context.ts';
import { StorageMissing } from '../../../platform/storage/storage.ts';
import { findUnread, insertPages, type UnreadFile } from './pages.store.ts';
import { pdfBytesMax } from './pdf-limits.ts';
import { readPdf } from './read-pdf.ts';

type Unread = NonNullable<Awaited<ReturnType<typeof findUnread>>>;

/** Null while it is being cleaned or converted: it is asked for again. */
function pdfOf({ ending, storageKey, size, cleaning, variantKey, variantSize }: Unread) {
  if (cleaning === 'waiting') return null;
  if (ending === 'pdf') return { storageKey, size };
  return variantKey === null || variantSize === null ? null : { storageKey: variantKey, size: variantSize };
}

async function readBytes({ storage }: SystemContext, storageKey: string): Promise<Buffer | null> {
  try {
    return await buffer(await storage.read(storageKey));
  } catch (error) {
    // Removed or cleaned between the row and its bytes.
    if (error instanceof StorageMissing) return null;
    throw error;
  }
}

/** D-195: reads what stands on the pages of a document, so that it is found. What cannot be read has no text, and is not tried again. */
export async function readPages(ctx: SystemContext, { fileId, tenantId }: UnreadFile): Promise<void> {
  const unread = await findUnread(ctx.read, fileId);
  const pdf = unread && pdfOf(unread);
  if (!pdf) return;
  const bytes = pdf.size > pdfBytesMax ? new Uint8Array() : await readBytes(ctx, pdf.storageKey);
  if (bytes === null) return;
  const { isRead, pages } = await readPdf(bytes);
  if (!isRead) ctx.log.warn({ fileId }, 'the text of a document could not be read');
  await ctx.inTransaction((tx) => insertPages(tx, { fileId, tenantId, pages, at: new Date(ctx.now()) }));
}
