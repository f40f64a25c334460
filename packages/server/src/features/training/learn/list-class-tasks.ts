import type { Task } from '@shuyuan/contract/centre/task';
import type { Context } from '../../../platform/context.ts';
import { listNextMeetings } from './class-list.store.ts';

/** D-180: classes the caller has a seat in, each with the meeting that comes next or is on. */
export async function listClassTasks(ctx: Context, limit: number): Promise<Task[]> {
  const rows = await listNextMeetings(ctx.read, { memberId: ctx.actor.id, now: new Date(ctx.now()) }, limit);
  return rows.map(({ id, title, startsAt, settledAt }) => ({
    kind: 'class',
    id,
    title,
    dueTime: startsAt.getTime(),
    sinceTime: settledAt.getTime(),
    box: null,
    starterName: null,
  }));
}
