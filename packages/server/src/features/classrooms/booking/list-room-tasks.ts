import type { Task } from '@shuyuan/contract/centre/task';
import type { Context } from '../../../platform/context.ts';
import { listWaiting } from './booking.store.ts';

/** D-180: bookings of the rooms that ask the caller; they have to be decided on before they begin. */
export async function listRoomTasks(ctx: Context, limit: number): Promise<Task[]> {
  const { id: approverId, tenantId } = ctx.actor;
  const { rows } = await listWaiting(ctx.read, { tenantId, approverId, now: new Date(ctx.now()), limit, offset: 0 });
  return rows.map(({ id, title, name, fullName, startsAt, createdAt }) => ({
    kind: 'room',
    id,
    title: `${title} · ${name}`,
    dueTime: startsAt.getTime(),
    sinceTime: createdAt.getTime(),
    box: null,
    starterName: fullName,
  }));
}
