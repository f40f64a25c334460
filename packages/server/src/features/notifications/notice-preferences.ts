import { asAllowed, defaultsOf, noticeKinds, type Preference } from '@shuyuan/contract/notifications/notice-kinds';
import type { Context } from '../../platform/context.ts';
import { findAddress, listPreferences, savePreferences } from './notifications.store.ts';

const ownerOf = ({ actor }: Context) => ({ tenantId: actor.tenantId, memberId: actor.id });

/** Every kind, as it holds for the caller today. */
async function preferencesOf(ctx: Context): Promise<Preference[]> {
  const chosen = await listPreferences(ctx.read, ownerOf(ctx));
  return noticeKinds.map((kind) => asAllowed(chosen.find((one) => one.kind === kind) ?? { kind, ...defaultsOf(kind) }));
}

export async function readNoticePreferences(ctx: Context) {
  const [items, address] = await Promise.all([preferencesOf(ctx), findAddress(ctx.read, ownerOf(ctx))]);
  return { items, address, isMailOn: ctx.external.mailer !== null };
}

export async function saveNoticePreferences(ctx: Context, { items }: { items: readonly Preference[] }) {
  // The last word on a kind that was named twice.
  const wishes = [...new Map(items.map((item) => [item.kind, asAllowed(item)])).values()];
  await ctx.inTransaction((tx) => savePreferences(tx, ownerOf(ctx), { items: wishes, at: new Date(ctx.now()) }));
  return { items: await preferencesOf(ctx) };
}
