import { RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { Context, Tx } from '../../../platform/context.ts';
import type { LiveRow } from '../live.store.ts';
import { askForRoom } from './ask-for-room.ts';
import { takeStep } from './move-live.ts';
import { mayPublish } from './read-switches.ts';

/**
 * LIVE-CREATE-07: a form that was saved to be published. One that has to be agreed to first waits for that. Returns the
 * live where it changed once more.
 */
export async function publishWhenAsked(tx: Tx, ctx: Context, live: LiveRow): Promise<LiveRow> {
  if (live.status !== LiveStatus.unpublished || !(await mayPublish(ctx, live))) return live;
  if (live.requestStatus === RequestStatus.ready) return takeStep(tx, ctx, { live, action: 'publish' });
  await askForRoom(tx, live);
  return live;
}
