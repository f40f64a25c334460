import { demand } from '@shuyuan/contract/kernel/app-error';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { findColleagues } from '../live-detail.store.ts';
import type { LiveRow } from '../live.store.ts';
import { guestKey, memberKey } from '../room/ticket.ts';
import { visitBatch } from '../room/visit.store.ts';
import type { JoiningPerson } from '../suppliers/live-supplier.ts';
import { orUnavailable, roomOf, supplierFor } from '../suppliers/supplier-for.ts';

const { attendee } = LiveIdentity;

function askSupplier(ctx: Context, live: LiveRow, person: JoiningPerson): Promise<string> {
  const room = roomOf(ctx, live);
  demand(room, 'live.not-ready');
  return orUnavailable(supplierFor(ctx, live.supplier).joinUrl(room, person, attendee));
}

/** D-064: what goes on in the room of a supplier is not ours to see; whoever is sent there has attended. */
async function noteVisit(ctx: Context, { id: liveId, tenantId }: LiveRow): Promise<void> {
  const visit = { id: newId(ctx.now()), at: new Date(ctx.now()) };
  const who = { personKey: memberKey(ctx.actor.id), memberId: ctx.actor.id, identity: attendee, node: 'supplier' };
  await ctx.inTransaction((tx) =>
    visitBatch.write(tx, [
      { kind: 'entered', ...visit, ...who, tenantId, liveId },
      { kind: 'left', ...visit },
    ]),
  );
}

export async function askAsMember(ctx: Context, live: LiveRow): Promise<string> {
  const me = (await findColleagues(ctx.read, [ctx.actor.id])).get(ctx.actor.id);
  demand(me, 'request.not-found');
  const url = await askSupplier(ctx, live, { key: memberKey(me.id), name: me.fullName });
  await noteVisit(ctx, live);
  return url;
}

/** The supplier asks nobody for a name: guests are told apart by the end of theirs. */
export function askAsGuest(ctx: Context, live: LiveRow): Promise<string> {
  const id = newId(ctx.now());
  return askSupplier(ctx, live, { key: guestKey(id), name: `guest-${id.slice(-6)}` });
}
