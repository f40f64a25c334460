import { demand } from '@shuyuan/contract/kernel/app-error';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import type { RoomEntry } from '@shuyuan/contract/live/room/room.wire';
import type { Context } from '../../../platform/context.ts';
import { findColleagues } from '../live-detail.store.ts';
import { demandPaid, mayEnterAs, openLive } from '../live.policy.ts';
import { giveEntry } from './give-entry.ts';
import { memberKey } from './ticket.ts';

type Input = { readonly id: string; readonly identity: LiveIdentity };

/** As whom one asks to be, when one may (D-050, D-054). Entering begins nothing: the host does that (D-043). */
export async function openRoom(ctx: Context, { id, identity }: Input): Promise<RoomEntry> {
  const seen = await openLive(ctx, id);
  if (identity === LiveIdentity.attendee) demandPaid(seen);
  const refusal = identity === LiveIdentity.attendee ? 'live.not-in-audience' : 'auth.forbidden';
  demand(mayEnterAs(ctx.actor, seen, identity), refusal);
  const me = (await findColleagues(ctx.read, [ctx.actor.id])).get(ctx.actor.id);
  demand(me, 'request.not-found');
  return giveEntry(ctx, seen.live, {
    key: memberKey(me.id),
    name: me.fullName,
    portrait: me.portrait,
    identity,
    via: 'audience',
    sessionKey: ctx.actor.sessionKey,
  });
}
