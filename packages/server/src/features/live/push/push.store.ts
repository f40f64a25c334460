import type { LiveMode } from '@shuyuan/contract/live/live-kinds';
import type { Reads } from '../../../platform/db.ts';

export type PushedLive = {
  readonly id: string;
  readonly tenantId: string;
  readonly creatorId: string;
  readonly liveMode: LiveMode | null;
};

/** Whoever pushes names a live and no company; the key they show was made for this very one. */
export async function findPushedLive(read: Reads, id: string): Promise<PushedLive | undefined> {
  return read
    .selectFrom('live')
    .select(['id', 'tenantId', 'creatorId', 'liveMode'])
    .where('id', '=', id)
    .executeTakeFirst();
}
