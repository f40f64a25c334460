import type { Context, Tx } from '../../../platform/context.ts';
import type { LiveRow } from '../live.store.ts';
import { saveLivePrice } from '../prices/save-live-price.ts';
import type { LiveForm } from './read-form.ts';
import { saveCover } from './save-cover.ts';

type Saved = Pick<LiveRow, 'id' | 'tenantId' | 'coverFileId' | 'supplier' | 'status'>;

/** Saves the price and the picture a form brings, which stand beside the live. Answers the files that are shown no more. */
export async function saveBeside(
  tx: Tx,
  ctx: Context,
  { live, form }: { readonly live: Saved; readonly form: LiveForm },
): Promise<string[]> {
  await saveLivePrice(tx, ctx, { ...live, subject: form.subject, price: form.price });
  return saveCover(tx, ctx, { ...form, live });
}
