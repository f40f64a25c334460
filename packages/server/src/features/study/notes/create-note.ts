import { demand } from '@shuyuan/contract/kernel/app-error';
import { noteLimits } from '@shuyuan/contract/study/notes/note-limits';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { demandUnlocked, openLessons } from '../courses/lessons.ts';
import { countNotes, insertNote, lockNotes } from './note.store.ts';

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
  await ctx.inTransaction(async (tx) => {
    await lockNotes(tx, memberId);
    const count = await countNotes(tx, { courseId: input.courseId, memberId });
    demand(count < noteLimits.perCourse, 'note.too-many', { max: noteLimits.perCourse });
    await insertNote(tx, { ...input, id, tenantId, memberId, at: new Date(ctx.now()) });
  });
  return { id };
}
