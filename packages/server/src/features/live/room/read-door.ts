import type { PictureVariant } from '@shuyuan/contract/files/pictures';
import type { SystemContext } from '../../../platform/context.ts';
import { withPass } from '../../files/index.ts';
import { findDoor } from './entry.store.ts';

/** A page cannot choose another copy than the one it was handed. */
const coverSize: PictureVariant = 'large';

/** What the door of a room shows beside the live itself. Guests see its picture too: the address opens without signing in. */
export async function readDoor(ctx: Pick<SystemContext, 'read' | 'secrets' | 'now'>, liveId: string) {
  const door = await findDoor(ctx.read, liveId);
  return { ...door, coverPath: door.coverPath && withPass(ctx, `${door.coverPath}/${coverSize}`) };
}
