import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { type GradeStep, stepOf } from '@shuyuan/contract/ledger/grade-steps';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { listEarnedIntegral, wholePoints } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import { lockCard } from '../cards/cards.store.ts';
import { giveCards } from './grade-cards.store.ts';
import { claimCards, insertReached } from './grades-reached.store.ts';

type Inside = Pick<Lot, 'tenantId'> & { readonly step: GradeStep; readonly memberIds: readonly string[] };

/** Gives the card of a grade to those who are in it and had none for it yet; answers whom, and what it is called. */
async function giveCardOf(tx: Tx, ctx: SystemContext, { tenantId, step: { level, cardId }, memberIds }: Inside) {
  const card = cardId === null ? undefined : await lockCard(tx, tenantId, cardId);
  if (cardId === null || !card?.isActive) return { given: [], cardName: '' };
  const given = await claimCards(tx, { level, cardId, memberIds });
  const fromAt = new Date(ctx.now());
  const endAt = card.days === null ? null : new Date(ctx.now() + card.days * dayMs);
  await giveCards(tx, { tenantId, cardId, memberIds: given, fromAt, endAt });
  return { given, cardName: card.cardName };
}

/** Those in a grade have its card and are told, each once; `risen` are those who were never in it before. */
async function welcome(tx: Tx, ctx: SystemContext, inside: Inside & { readonly risen: ReadonlySet<string> }) {
  const { tenantId, step, memberIds, risen } = inside;
  const { given, cardName } = await giveCardOf(tx, ctx, inside);
  const hasCard = new Set(given);
  const receivers = memberIds.filter((id) => risen.has(id) && !hasCard.has(id));
  const level = String(step.level);
  const about = {
    kind: 'reward',
    tenantId,
    subject: { kind: 'grades', id: tenantId },
    link: '/center/my/integral',
  } as const;
  if (given.length > 0)
    await notify(tx, ctx, {
      ...about,
      text: 'gradeCard',
      values: { level, card: cardName },
      receivers: given,
      key: `gradeCard ${level}`,
    });
  if (receivers.length > 0)
    await notify(tx, ctx, {
      ...about,
      text: 'gradeReached',
      values: { level },
      receivers,
      key: `gradeReached ${level}`,
    });
}

/** Finds who of a lot is in which grade for the first time. */
export async function noteLot(tx: Tx, ctx: SystemContext, { tenantId, steps, memberIds, isFirstLook }: Lot) {
  const earned = await listEarnedIntegral(tx, tenantId, memberIds);
  const levels = new Map(memberIds.map((id) => [id, stepOf(steps, wholePoints(earned.get(id) ?? 0n)).level]));
  const reached = [...levels].flatMap(([memberId, level]) =>
    Array.from({ length: level - 1 }, (_, at) => ({ memberId, level: at + 2 })),
  );
  const fresh = await insertReached(tx, { tenantId, at: new Date(ctx.now()) }, reached);
  if (isFirstLook) return;
  const highest = new Map<string, number>();
  for (const { memberId, level } of fresh) highest.set(memberId, Math.max(level, highest.get(memberId) ?? 0));
  for (const step of steps.slice(1)) {
    const inside = memberIds.filter((id) => (levels.get(id) ?? 1) >= step.level);
    if (inside.length === 0) continue;
    const risen = new Set(inside.filter((id) => highest.get(id) === step.level));
    await welcome(tx, ctx, { tenantId, step, memberIds: inside, risen });
  }
}

export type Lot = {
  readonly tenantId: string;
  readonly steps: readonly GradeStep[];
  readonly memberIds: readonly string[];
  /** Nobody looked before: people who were in a grade already have nothing new to hear. */
  readonly isFirstLook: boolean;
};
