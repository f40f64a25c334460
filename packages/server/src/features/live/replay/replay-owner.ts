import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { FileOwner } from '../../files/index.ts';
import { managesLive } from '../live.policy.ts';
import { findLive, findPart } from '../live.store.ts';
import { findReplay } from './replay.store.ts';
import { replayPurpose } from './store-film.ts';

/** D-050, D-122: whom the live was for and who has paid for it may see what is shown of it; what was cut away is for whoever manages it. */
export const replayOwner: FileOwner = {
  purpose: replayPurpose,
  mayRead: async (ctx, actor, { id, tenantId, subjectId }) => {
    const live = subjectId === null ? undefined : await findLive(ctx.read, tenantId, subjectId);
    if (!live) return false;
    if (managesLive(actor, live)) return true;
    const replay = await findReplay(ctx.read, live.id);
    if (live.status !== LiveStatus.ended || replay?.state !== 'ready' || replay.shownFileId !== id) return false;
    const { isInScope, isPaid } = await findPart(ctx.read, live.id, actor.id);
    return isInScope && isPaid;
  },
};
