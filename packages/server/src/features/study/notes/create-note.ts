import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { demandUnlocked, openLessons } from '../courses/lessons.ts';
import { insertNote } from './note.store.ts';

type NoteInput = {
  readonly courseId: string;
  readonly sectionKey: string;
  readonly point: number;
  readonly text: string;
};

/** A note at a second or page of a section its author has open. */
export async function createNote(ctx: Context, input: NoteInput) {
  demandUnlocked(await openLessons(ctx, { id: input.courseId, isPreview: false }), input.sectionKey);
  const { tenantId, id: memberId } = ctx.actor;
  const id = newId(ctx.now());
  await ctx.inTransaction((tx) => insertNote(tx, { ...input, id, tenantId, memberId, at: new Date(ctx.now()) }));
  return { id };
}
