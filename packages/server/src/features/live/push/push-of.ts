import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { LiveMode } from '@shuyuan/contract/live/live-kinds';
import type { RoomEntry } from '@shuyuan/contract/live/room/room.wire';
import type { ContextOf } from '../../../platform/context.ts';
import type { LiveRow } from '../live.store.ts';
import { pushKeyOf } from './push-key.ts';

type Here = Pick<ContextOf<unknown>, 'external' | 'secrets'>;

/** D-049: the host of such a live sends with a program of their own. */
export function pushOf({ external, secrets }: Here, live: LiveRow, identity: LiveIdentity): RoomEntry['push'] {
  const isSender = identity === LiveIdentity.organizer && live.liveMode === LiveMode.push;
  return isSender && external.pushUrl ? { url: external.pushUrl, key: pushKeyOf(secrets, live.id) } : null;
}
