import type { Tx } from '../../platform/context.ts';
import { enqueue, jobName } from '../../platform/jobs.ts';

/** An item has another file now: contents that are made of it follow, after commit. */
export const itemRevised = jobName<RevisedItem>('library:item-revised');

export type RevisedItem = { readonly itemId: string };

export const enqueueItemRevised = (tx: Tx, itemId: string): Promise<void> =>
  enqueue(tx, { name: itemRevised, payload: { itemId }, queue: `library item ${itemId}` });
