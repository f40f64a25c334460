import type { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import type { ContextOf, Tx } from '../../../platform/context.ts';
import { announceLive } from '../announce-live.ts';
import type { LiveRow } from '../live.store.ts';
import { setApproval } from './manage.store.ts';
import { reserveRoom } from './reserve-room.ts';

type Mover = Pick<ContextOf<{ readonly id: string; readonly tenantId: string } | null>, 'actor' | 'now' | 'bus'>;
type Change = { readonly live: LiveRow; readonly approvalStatus: ApprovalStatus };

/** A live before its approvers, or after their decision: its room is had, or let go, with it. */
export async function changeApproval(tx: Tx, ctx: Mover, { live, approvalStatus }: Change): Promise<LiveRow> {
  const changed = { ...live, approvalStatus };
  await setApproval(tx, live.id, approvalStatus);
  await reserveRoom(tx, ctx, changed);
  announceLive(ctx, live);
  return changed;
}
