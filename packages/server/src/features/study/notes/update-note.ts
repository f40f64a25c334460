import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { updateNote as updateRow } from './note.store.ts';

/** A note of somebody else does not exist. */
export async function updateNote(ctx: Context, { id, text }: { id: string; text: string }) {
  const note = { id, memberId: ctx.actor.id };
  const isThere = await ctx.inTransaction((tx) => updateRow(tx, note, { text, at: new Date(ctx.now()) }));
  demand(isThere, 'request.not-found');
  return { id };
}
