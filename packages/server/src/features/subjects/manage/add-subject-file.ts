import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { createFileCourse, createLibraryCourse } from '../../study/index.ts';
import { openManagedSubject, permissionsOf } from '../subject.policy.ts';

type FileInput = { readonly id: string; readonly fileId: string; readonly title: string };

async function ownerOf(ctx: Context, id: string) {
  const subject = await openManagedSubject(ctx, id);
  demand(permissionsOf(subject).edit, 'course.wrong-state', { state: subject.state });
  return { subjectId: id, authorId: subject.authorId };
}

/** A file becomes a course of one section that belongs to the subject: the same viewers, counting and locks. */
export async function addSubjectFile(ctx: Context, { id, fileId, title }: FileInput) {
  const owner = await ownerOf(ctx, id);
  return { businessId: await createFileCourse(ctx, { owner, fileId, title }) };
}

/** The same with an item of the library, which stays there. */
export async function addSubjectLibraryItem(ctx: Context, { id, itemId }: { id: string; itemId: string }) {
  return createLibraryCourse(ctx, { owner: await ownerOf(ctx, id), itemId });
}
