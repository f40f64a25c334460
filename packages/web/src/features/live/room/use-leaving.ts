import { LiveMode } from '@shuyuan/contract/live/live-kinds';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { useRights, useRoom, useRoomValue } from './room-context.ts';
import { useGuardedLeaving } from './use-guarded-leaving.ts';

/** The way out of the room. Who sends with another program takes nothing away by leaving this page. */
export function useLeaving() {
  const { isSpeaker } = useRights();
  const isRunning = useRoom(({ status }) => status === LiveStatus.running);
  const { liveMode } = useRoomValue().entry.live;
  return useGuardedLeaving(isSpeaker && isRunning && liveMode !== LiveMode.push);
}
