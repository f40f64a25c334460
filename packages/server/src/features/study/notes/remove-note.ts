import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { deleteNote } from './note.store.ts';

/** A note of somebody else does not exist. */
export async function removeNote(ctx: Context, { id }: { id: string }) {
  const isThere = await ctx.inTransaction((tx) => deleteNote(tx, { id, memberId: ctx.actor.id }));
  demand(isThere, 'request.not-found');
  return {};
}
