import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { listActive } from '../../teams/index.ts';
import * as held from './cards-held.store.ts';
import { isCard, lockCard } from './cards.store.ts';

const subjectOf = (id: string) => ({ kind: 'card', id }) as const;
const timesOf = ({ fromAt, endAt }: { readonly fromAt: Date; readonly endAt: Date | null }) => ({
  fromTime: fromAt.getTime(),
  endTime: endAt?.getTime() ?? null,
});

export async function listCardMembers(ctx: Context, { id, ...paging }: Paging & { readonly id: string }) {
  demand(await isCard(ctx.read, ctx.actor.tenantId, id), 'request.not-found');
  const [rows, recordCount] = await Promise.all([
    held.listHolders(ctx.read, id, paging),
    held.countHolders(ctx.read, id),
  ]);
  const items = rows.map(({ memberId, fullName, ...row }) => ({ memberId, memberName: fullName, ...timesOf(row) }));
  return { items, recordCount };
}

type GiveCardInput = { readonly id: string; readonly memberIds: readonly string[] };

/** D-120: all of them or none. The card is held: nobody gets one that has just ended. */
export async function giveCard(ctx: Context, { id, memberIds }: GiveCardInput) {
  const { tenantId } = ctx.actor;
  const people = [...new Set(memberIds)];
  await ctx.inTransaction(async (tx) => {
    const card = await lockCard(tx, tenantId, id);
    demand(card, 'request.not-found');
    demand(card.isActive, 'card.ended');
    demand((await listActive(tx, tenantId, people)).length === people.length, 'card.unknown-person');
    const fromAt = new Date(ctx.now());
    const endAt = card.days === null ? null : new Date(ctx.now() + card.days * dayMs);
    await held.upsertHolders(tx, { tenantId, cardId: id, memberIds: people, fromAt, endAt });
    const after = { cardName: card.cardName, members: people.length, memberIds: people.join() };
    await recordAudit(tx, ctx, { tenantId, action: 'card.given', subject: subjectOf(id), after });
  });
  return { id };
}

export async function takeCard(ctx: Context, { id, memberId }: { readonly id: string; readonly memberId: string }) {
  const { tenantId } = ctx.actor;
  await ctx.inTransaction(async (tx) => {
    const card = await lockCard(tx, tenantId, id);
    demand(card && (await held.deleteHolder(tx, id, memberId)), 'request.not-found');
    const before = { cardName: card.cardName, memberId };
    await recordAudit(tx, ctx, { tenantId, action: 'card.taken', subject: subjectOf(id), before });
  });
  return { id };
}

/** D-191: what the caller holds, for how long and what for. */
export async function listMyCards(ctx: Context, paging: Paging) {
  const own = { memberId: ctx.actor.id, at: new Date(ctx.now()) };
  const [rows, recordCount] = await Promise.all([
    held.listOwn(ctx.read, own, paging),
    held.countOwn(ctx.read, ctx.actor.id),
  ]);
  return { items: rows.map(({ fromAt, endAt, ...card }) => ({ ...card, ...timesOf({ fromAt, endAt }) })), recordCount };
}
