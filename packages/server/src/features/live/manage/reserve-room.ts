import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import { liveRoomSpan } from '@shuyuan/contract/live/live-room-span';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { ContextOf, Tx } from '../../../platform/context.ts';
import { replaceOwnedBookings } from '../../classrooms/index.ts';
import type { LiveRow } from '../live.store.ts';

/** Somebody, or the clock, or a supplier. */
type Mover = Pick<ContextOf<{ readonly id: string; readonly tenantId: string } | null>, 'actor' | 'now'>;
type Reserving = Pick<
  LiveRow,
  | 'id'
  | 'tenantId'
  | 'creatorId'
  | 'subject'
  | 'status'
  | 'approvalStatus'
  | 'classroomId'
  | 'startTime'
  | 'estimateDuration'
>;

const { unpublished, notBegun, running } = LiveStatus;
const { rejected, withdrawn } = ApprovalStatus;

/** A live that waits for its approvers keeps its room; one that was refused or taken back lets it go. */
function needsRoom({ status, approvalStatus }: Reserving): boolean {
  if (status === unpublished) return approvalStatus !== rejected && approvalStatus !== withdrawn;
  return status === notBegun || status === running;
}

/** D-189: the booking of a live follows it. A room that cannot be had refuses the whole change by its name. */
export async function reserveRoom(tx: Tx, ctx: Mover, live: Reserving): Promise<void> {
  const { id, tenantId, creatorId, subject, classroomId } = live;
  const { from, to } = liveRoomSpan(live.startTime.getTime(), live.estimateDuration);
  const isWanted = classroomId !== null && needsRoom(live);
  const clash = await replaceOwnedBookings(tx, ctx, {
    ownerKind: 'live',
    tenantId,
    title: subject,
    bookedBy: creatorId,
    changedBy: ctx.actor?.id ?? null,
    ownerIds: [id],
    rooms: isWanted ? [{ ownerId: id, classroomId, startTime: from, endTime: to }] : [],
  });
  if (clash) throw new AppError(clash.isTaken ? 'live.room-taken' : 'live.room-closed', { name: clash.name });
}
