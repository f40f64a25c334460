import { demand } from '@shuyuan/contract/kernel/app-error';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { Actor, VisitorContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { isPassword } from '../../../platform/passwords.ts';
import { refuseSensitive } from '../../system/index.ts';
import { findColleagues } from '../live-detail.store.ts';
import { findLive, type LiveRow } from '../live.store.ts';
import { findTenantOf, insertGuest } from './entry.store.ts';
import { demandRoom, type Entry, giveEntry } from './give-entry.ts';
import { readGuestToken } from './guest-token.ts';
import { guestKey, memberKey } from './ticket.ts';
import { countTry, forgetTries } from './tries.ts';

const { attendee } = LiveIdentity;

/** One that was never published is not there for who belongs to nobody. */
async function findOpen(ctx: VisitorContext, id: string): Promise<LiveRow> {
  const tenantId = await findTenantOf(ctx.read, id);
  const live = tenantId === undefined ? undefined : await findLive(ctx.read, tenantId, id);
  demand(live && live.status !== LiveStatus.unpublished, 'request.not-found');
  return live;
}

async function enterAsGuest(ctx: VisitorContext, live: LiveRow, name: string): Promise<Entry> {
  demandRoom(live);
  await refuseSensitive({ ...ctx, actor: { tenantId: live.tenantId } }, [name]);
  const id = newId(ctx.now());
  const { tenantId } = live;
  await ctx.inTransaction((tx) =>
    insertGuest(tx, { id, tenantId, liveId: live.id, name, createdAt: new Date(ctx.now()) }),
  );
  return giveEntry(ctx, live, { key: guestKey(id), name, headPortrait: null, identity: attendee, sessionKey: null });
}

async function enterAsMember(ctx: VisitorContext, live: LiveRow, { id, sessionKey }: Actor): Promise<Entry> {
  const me = (await findColleagues(ctx.read, [id])).get(id);
  demand(me, 'request.not-found');
  const { fullName: name, headPortrait } = me;
  return giveEntry(ctx, live, { key: memberKey(id), name, headPortrait, identity: attendee, sessionKey });
}

type KeyLogin = { readonly id: string; readonly passcode: string; readonly displayName?: string | undefined };

/** D-067. A live without a passcode takes as long and answers as a wrong one. */
export async function keyLogin(ctx: VisitorContext, { id, passcode, displayName }: KeyLogin): Promise<Entry> {
  const live = await findOpen(ctx, id);
  const tries = `${id} ${ctx.caller.address}`;
  countTry(tries, ctx.now());
  demand(await isPassword(passcode, live.passcodeHash), 'live.wrong-passcode');
  forgetTries(tries);
  // Somebody of another company is a guest here.
  if (ctx.actor?.tenantId === live.tenantId) return enterAsMember(ctx, live, ctx.actor);
  demand(displayName, 'live.name-missing');
  return enterAsGuest(ctx, live, displayName);
}

type GuestLogin = { readonly id: string; readonly token: string; readonly displayName: string };

/** D-069 */
export async function guestLogin(ctx: VisitorContext, { id, token, displayName }: GuestLogin): Promise<Entry> {
  const live = await findOpen(ctx, id);
  demand(readGuestToken(ctx, id, token), 'live.wrong-passcode');
  return enterAsGuest(ctx, live, displayName);
}
