import { demand } from '@shuyuan/contract/kernel/app-error';
import { courseLife, editableStates } from '@shuyuan/contract/study/courses/course-states';
import type { Actor, Context, Tx } from '../../platform/context.ts';
import { findSubject, isForMember, lockSubject, type SubjectRow } from './subject.store.ts';

/** Whoever made a subject, and those who manage everything that can be learned. */
export const managesSubject = ({ id, capabilities }: Actor, { authorId }: Pick<SubjectRow, 'authorId'>): boolean =>
  id === authorId || capabilities.has('course.manageAll');

/** The steps a manager may take with a subject in its state. */
export const permissionsOf = ({ state }: Pick<SubjectRow, 'state'>) => ({
  edit: editableStates.includes(state),
  publish: courseLife.can('publish', state),
  withdraw: courseLife.can('withdraw', state),
  archive: courseLife.can('archive', state),
  remind: state === 'published',
});

export async function openManagedSubject(ctx: Context, id: string): Promise<SubjectRow> {
  const subject = await findSubject(ctx.read, ctx.actor.tenantId, id);
  demand(subject, 'request.not-found');
  // A draft is nobody else's business; of the others everybody knows that they exist.
  const refusal = subject.state === 'draft' ? 'request.not-found' : 'auth.forbidden';
  demand(managesSubject(ctx.actor, subject), refusal);
  return subject;
}

/** The same for a change, while the subject is locked. */
export async function lockManagedSubject(tx: Tx, ctx: Context, id: string): Promise<SubjectRow> {
  const subject = await lockSubject(tx, ctx.actor.tenantId, id);
  demand(subject && managesSubject(ctx.actor, subject), 'request.not-found');
  return subject;
}

/** Locked to be edited: as it was read, and not archived. */
export async function lockEdited(tx: Tx, ctx: Context, input: { id: string; revision: number }): Promise<SubjectRow> {
  const subject = await lockManagedSubject(tx, ctx, input.id);
  demand(permissionsOf(subject).edit, 'course.wrong-state', { state: subject.state });
  demand(subject.revision === input.revision, 'request.stale', { revision: subject.revision });
  return subject;
}

export type OpenSubject = SubjectRow & { readonly versionId: string };

/** A subject for somebody who learns: published, and for them. */
export async function openSubject(ctx: Context, id: string): Promise<OpenSubject> {
  const subject = await findSubject(ctx.read, ctx.actor.tenantId, id);
  const versionId = subject?.versionId;
  demand(subject && versionId && subject.state !== 'draft', 'request.not-found');
  demand(await isForMember(ctx.read, id, ctx.actor.id), 'course.not-in-audience');
  demand(subject.state === 'published', 'course.withdrawn');
  return { ...subject, versionId };
}
