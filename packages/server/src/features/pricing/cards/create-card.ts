import { demand } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { type Card, type CardFields, insertCard, lockCard, updateCard } from './cards.store.ts';

const subjectOf = (id: string) => ({ kind: 'card', id }) as const;

/** D-120. */
export async function createCard(ctx: Context, { cardName, benefits, days }: CardFields) {
  const { tenantId } = ctx.actor;
  await refuseSensitive(ctx, [cardName, benefits]);
  const id = newId(ctx.now());
  const card = { cardName, benefits, days };
  await ctx.inTransaction(async (tx) => {
    demand(await insertCard(tx, { id, tenantId, card, at: new Date(ctx.now()) }), 'card.name-taken');
    await recordAudit(tx, ctx, { tenantId, action: 'card.created', subject: subjectOf(id), after: card });
  });
  return { id };
}

/** Whoever holds it already holds it as long as before; one that is ended opens nothing. */
export async function changeCard(
  ctx: Context,
  { id, cardName, benefits, days, isActive }: Card & { readonly id: string },
) {
  const { tenantId } = ctx.actor;
  await refuseSensitive(ctx, [cardName, benefits]);
  const card = { cardName, benefits, days, isActive };
  await ctx.inTransaction(async (tx) => {
    const before = await lockCard(tx, tenantId, id);
    demand(before, 'request.not-found');
    demand(await updateCard(tx, id, { card, at: new Date(ctx.now()) }), 'card.name-taken');
    await recordAudit(tx, ctx, { tenantId, action: 'card.changed', subject: subjectOf(id), before, after: card });
  });
  return { id };
}
