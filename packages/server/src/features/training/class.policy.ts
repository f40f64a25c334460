import { demand } from '@shuyuan/contract/kernel/app-error';
import { classLife, editableClassStates } from '@shuyuan/contract/training/class-states';
import type { Actor, Context, Tx } from '../../platform/context.ts';
import { type ClassRow, findClass, lockClass } from './class.store.ts';

/** The author of a class, its teacher, and those who manage all classes. */
export const managesClass = (
  { id, capabilities }: Pick<Actor, 'id' | 'capabilities'>,
  { authorId, teacherId }: Pick<ClassRow, 'authorId' | 'teacherId'>,
): boolean => id === authorId || id === teacherId || capabilities.has('class.manageAll');

/** The steps a manager may take with a class. One that took place is not cancelled: it was attended. */
export const permissionsOf = ({ state, endsAt }: Pick<ClassRow, 'state' | 'endsAt'>, now: number) => ({
  edit: editableClassStates.includes(state),
  publish: classLife.can('publish', state),
  cancel: classLife.can('cancel', state) && endsAt !== null && endsAt > now,
  archive: classLife.can('archive', state),
});

/** Whether its seats are drawn, and the draw is still to come. */
export const isToBeDrawn = ({ selection, drawnAt }: Pick<ClassRow, 'selection' | 'drawnAt'>): boolean =>
  selection === 'lottery' && drawnAt === null;

/** A class that was never published is nobody else's business; of the others everybody knows that they exist. */
export const isKnownToAll = ({ state }: Pick<ClassRow, 'state'>): boolean =>
  state === 'published' || state === 'cancelled';

export async function openManagedClass(ctx: Context, id: string): Promise<ClassRow> {
  const found = await findClass(ctx.read, ctx.actor.tenantId, id);
  demand(found, 'request.not-found');
  demand(managesClass(ctx.actor, found), isKnownToAll(found) ? 'auth.forbidden' : 'request.not-found');
  return found;
}

/** The same for a change, while the class is locked. */
export async function lockManagedClass(tx: Tx, ctx: Context, id: string): Promise<ClassRow> {
  const found = await lockClass(tx, ctx.actor.tenantId, id);
  demand(found && managesClass(ctx.actor, found), 'request.not-found');
  return found;
}

/** Locked to be edited or published: as it was read, and neither cancelled nor archived. */
export async function lockEdited(tx: Tx, ctx: Context, input: { id: string; revision: number }): Promise<ClassRow> {
  const found = await lockManagedClass(tx, ctx, input.id);
  demand(editableClassStates.includes(found.state), 'class.wrong-state', { state: found.state });
  demand(found.revision === input.revision, 'request.stale', { revision: found.revision });
  return found;
}
