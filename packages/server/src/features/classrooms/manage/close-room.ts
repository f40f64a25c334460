import { classroomLife } from '@shuyuan/contract/classrooms/classroom-states';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { countUnfinishedOfRoom } from '../booking/booking.store.ts';
import { lockRoom, updateRoomState } from '../classroom.store.ts';

const done = { close: 'classroom.closed', reopen: 'classroom.reopened' } as const;

type RoomTransition = { readonly id: string; readonly step: keyof typeof done };

async function transitionRoom(tx: Tx, ctx: Context, { id, step }: RoomTransition) {
  const { tenantId } = ctx.actor;
  const room = await lockRoom(tx, tenantId, id);
  demand(room, 'request.not-found');
  demand(classroomLife.can(step, room.state), 'classroom.wrong-state', { state: room.state });
  const { to } = classroomLife.table[step];
  await updateRoomState(tx, { id, state: to, at: new Date(ctx.now()) });
  const subject = { kind: 'classroom', id } as const;
  await recordAudit(tx, ctx, { tenantId, action: done[step], subject, after: { name: room.name } });
  return { id, state: to };
}

/** D-189: bookings to come are cancelled by somebody first, who tells the people. */
export const closeRoom = (ctx: Context, { id }: { readonly id: string }) =>
  ctx.inTransaction(async (tx) => {
    const closed = await transitionRoom(tx, ctx, { id, step: 'close' });
    // Counted once the room is locked: no booking comes in between.
    const count = await countUnfinishedOfRoom(tx, id, new Date(ctx.now()));
    demand(count === 0, 'classroom.in-use', { count });
    return closed;
  });

export const reopenRoom = (ctx: Context, { id }: { readonly id: string }) =>
  ctx.inTransaction((tx) => transitionRoom(tx, ctx, { id, step: 'reopen' }));
