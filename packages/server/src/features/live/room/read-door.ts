import type { PictureVariant } from '@shuyuan/contract/files/pictures';
import type { SystemContext } from '../../../platform/context.ts';
import { findDoor } from './entry.store.ts';

/** A page cannot choose another copy than the one it was handed. */
const coverSize: PictureVariant = 'large';

/** What the door of a room shows beside the live itself. */
export async function readDoor({ read }: Pick<SystemContext, 'read'>, liveId: string) {
  const door = await findDoor(read, liveId);
  return { ...door, coverPath: door.coverPath && `${door.coverPath}/${coverSize}` };
}
