import { LiveMode } from '@shuyuan/contract/live/live-kinds';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { closePage, closePageOr, go } from '../../../lib/navigation.ts';
import { useSession } from '../../../lib/session.ts';
import { useRights, useRoom, useRoomValue } from './room-context.ts';
import { useGuardedLeaving } from './use-guarded-leaving.ts';

/** The way out of the room: where one came from, else to the page of the live, which guests have none of. */
export function useLeaving() {
  const { isSpeaker } = useRights();
  const isRunning = useRoom(({ status }) => status === LiveStatus.running);
  const { id, liveMode } = useRoomValue().entry.live;
  const isMember = useSession(({ status }) => status === 'signed-in');
  const close = (): void => (isMember ? closePageOr(() => go('liveDetail', { id })) : closePage());
  // Who sends with another program takes nothing away by leaving this page.
  return useGuardedLeaving(isSpeaker && isRunning && liveMode !== LiveMode.push, close);
}
