import type { FileOwner } from '../../files/index.ts';
import { managesLive } from '../live.policy.ts';
import { findLive, findPart } from '../live.store.ts';
import { slidesPurpose } from './setting.store.ts';
import { isRemoved } from './participant.store.ts';
import { memberKey } from './ticket.ts';

/** The people the live is for who have paid for it, but not who was sent out. Who came by a passcode or an address reads as a guest (`room-guest.ts`). */
export const slidesOwner: FileOwner = {
  purpose: slidesPurpose,
  mayRead: async (ctx, actor, { tenantId, subjectId }) => {
    const live = subjectId === null ? undefined : await findLive(ctx.read, tenantId, subjectId);
    if (!live) return false;
    if (managesLive(actor, live)) return true;
    if (await isRemoved(ctx.read, live.id, memberKey(actor.id))) return false;
    const { isInScope, isPaid } = await findPart(ctx.read, live.id, actor.id);
    return isInScope && isPaid;
  },
};
