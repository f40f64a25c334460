import { RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import type { ContextOf, Tx } from '../../../platform/context.ts';
import { enqueue, jobName } from '../../../platform/jobs.ts';
import { announceLive } from '../announce-live.ts';
import type { LiveRow } from '../live.store.ts';
import type { LiveContent } from './manage.store.ts';
import { recordLive } from './record-live.ts';
import { followMove } from './remind.ts';
import { reserveRoom } from './reserve-room.ts';

export const refreshRoomJob = jobName<{ readonly tenantId: string; readonly liveId: string }>('live:refresh-room');

type Author = Pick<
  ContextOf<{ readonly id: string; readonly tenantId: string }>,
  'actor' | 'requestId' | 'now' | 'bus'
>;
type Change = { readonly before: LiveRow; readonly after: LiveRow };

/** What the trail says of a form; a passcode is nobody's business. */
const shownOf = (live: LiveContent) => ({
  title: live.subject,
  startsAt: live.startTime.getTime(),
  shareScope: live.shareScope,
  liveMode: live.liveMode,
  estimateDuration: live.estimateDuration,
  planNumber: live.planNumber,
  description: live.description,
  lecturerDescription: live.lecturerDescription,
  lecturerId: live.lecturerId,
  classroomId: live.classroomId,
});

/** Trail, subscribers, rooms and supplier of a live whose form was saved. */
export async function followChange(tx: Tx, ctx: Author, { before, after }: Change): Promise<void> {
  await recordLive(tx, ctx, { live: after, act: 'changed', before: shownOf(before), after: shownOf(after) });
  await followMove(tx, ctx, { before, after });
  await reserveRoom(tx, ctx, after);
  const payload = { tenantId: after.tenantId, liveId: after.id };
  if (after.requestStatus === RequestStatus.ready && isExternal(after.supplier))
    await enqueue(tx, { name: refreshRoomJob, payload, key: `${refreshRoomJob} ${after.id}` });
  announceLive(ctx, after);
}
