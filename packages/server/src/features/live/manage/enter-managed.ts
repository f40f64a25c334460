import { demand } from '@shuyuan/contract/kernel/app-error';
import { identityOfUrl, LiveIdentity, type UrlType } from '@shuyuan/contract/live/live-identity';
import { ExecutionMode } from '@shuyuan/contract/live/live-kinds';
import type { Context } from '../../../platform/context.ts';
import { type Family, openOnPath } from '../community/family.ts';
import { joinLive } from '../join-live.ts';
import { mayEnterAs } from '../live.policy.ts';

/** D-051: what an app of ours would open, if one were installed. */
const appLink = (liveId: string, identity: LiveIdentity): string =>
  `shuyuan://live/${encodeURIComponent(liveId)}?identity=${identity}`;

/** LIVE-CREATE-09, D-054: as host or as lecturer. */
export async function readEnterUrl(ctx: Context, family: Family, { id, urlType }: { id: string; urlType: UrlType }) {
  const seen = await openOnPath(ctx, family, id);
  const identity = identityOfUrl[urlType];
  demand(mayEnterAs(ctx.actor, seen, identity), 'auth.forbidden');
  const webUrl = await joinLive(ctx, seen.live, identity);
  const isInApp = seen.live.executionMode === ExecutionMode.client;
  return { webUrl, clientUrl: isInApp ? appLink(id, identity) : null };
}

/** LIVE-MGMT-23, D-055: of the clients asked for, the web is the one there is. */
export async function readAssistantLink(ctx: Context, family: Family, { id }: { id: string }) {
  const seen = await openOnPath(ctx, family, id);
  demand(mayEnterAs(ctx.actor, seen, LiveIdentity.assistant), 'auth.forbidden');
  return { webUrl: await joinLive(ctx, seen.live, LiveIdentity.assistant) };
}

/** LIVE-ROOM-11 */
export const isAssistant = async (ctx: Context, family: Family, { id }: { id: string }) => ({
  result: (await openOnPath(ctx, family, id)).part.isAssistant,
});

export async function isClassTeacher(ctx: Context, family: Family, { id }: { id: string }) {
  await openOnPath(ctx, family, id);
  return { result: ctx.actor.roles.includes('class-teacher') };
}
