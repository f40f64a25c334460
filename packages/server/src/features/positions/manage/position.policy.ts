import { demand } from '@shuyuan/contract/kernel/app-error';
import { courseLife, editableStates } from '@shuyuan/contract/study/courses/course-states';
import type { Context, Tx } from '../../../platform/context.ts';
import { findPosition, lockPosition, type PositionRow } from '../position.store.ts';

/** The steps a manager may take with a position in its state. */
export const permissionsOf = ({ state }: Pick<PositionRow, 'state'>) => ({
  edit: editableStates.includes(state),
  publish: courseLife.can('publish', state),
  withdraw: courseLife.can('withdraw', state),
  archive: courseLife.can('archive', state),
  remind: state === 'published',
});

export async function demandPosition(ctx: Context, id: string): Promise<PositionRow> {
  const position = await findPosition(ctx.read, ctx.actor.tenantId, id);
  demand(position, 'request.not-found');
  return position;
}

export async function lockKnown(tx: Tx, ctx: Context, id: string): Promise<PositionRow> {
  const position = await lockPosition(tx, ctx.actor.tenantId, id);
  demand(position, 'request.not-found');
  return position;
}

/** Locked to be edited: as it was read, and not archived. */
export async function lockEdited(tx: Tx, ctx: Context, input: { id: string; revision: number }): Promise<PositionRow> {
  const position = await lockKnown(tx, ctx, input.id);
  demand(permissionsOf(position).edit, 'course.wrong-state', { state: position.state });
  demand(position.revision === input.revision, 'request.stale', { revision: position.revision });
  return position;
}
