import { demand } from '@shuyuan/contract/kernel/app-error';
import { courseLife, editableStates } from '@shuyuan/contract/study/courses/course-states';
import type { Actor, Context, Tx } from '../../platform/context.ts';
import { findItem, type ItemRow, lockItem } from './item.store.ts';
import { isItemOpen } from './items/open-items.store.ts';

type Managed = Pick<ItemRow, 'authorId' | 'courseId'>;

/** Whoever brought an item, and those who manage everything that can be learned. A section is managed in its course. */
export const managesItem = ({ id, capabilities }: Actor, { authorId, courseId }: Managed): boolean =>
  courseId === null && (id === authorId || capabilities.has('course.manageAll'));

/** The steps a manager may take with an item in its state. */
export const permissionsOf = ({ state }: Pick<ItemRow, 'state'>) => ({
  edit: editableStates.includes(state),
  publish: state !== 'published' && courseLife.can('publish', state),
  withdraw: courseLife.can('withdraw', state),
  archive: courseLife.can('archive', state),
});

/** For whoever may read it, and for its managers in every state. To others it is not there. */
export async function openItem(ctx: Context, id: string): Promise<ItemRow> {
  const item = await findItem(ctx.read, ctx.actor.tenantId, id);
  demand(item && (managesItem(ctx.actor, item) || (await isItemOpen(ctx, id))), 'request.not-found');
  return item;
}

export async function openManagedItem(ctx: Context, id: string): Promise<ItemRow> {
  const item = await openItem(ctx, id);
  demand(managesItem(ctx.actor, item), 'auth.forbidden');
  return item;
}

/** The same for a change, while the item is locked: whoever lost the right meanwhile writes nothing. */
export async function lockManagedItem(tx: Tx, ctx: Context, id: string): Promise<ItemRow> {
  const item = await lockItem(tx, ctx.actor.tenantId, id);
  demand(item && managesItem(ctx.actor, item), 'request.not-found');
  return item;
}

/** Locked to be edited: as it was read, and not archived. */
export async function lockEdited(tx: Tx, ctx: Context, input: { id: string; revision: number }): Promise<ItemRow> {
  const item = await lockManagedItem(tx, ctx, input.id);
  demand(permissionsOf(item).edit, 'course.wrong-state', { state: item.state });
  demand(item.revision === input.revision, 'request.stale', { revision: item.revision });
  return item;
}
