import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { liveCardOut } from '@shuyuan/contract/live/live-calls.wire';
import { plannedEnd } from '@shuyuan/contract/live/live-kinds';
import { averageScore } from '@shuyuan/contract/live/live-score';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Offer } from '../../pricing/index.ts';
import { findLiveOffers } from '../prices/find-live-offers.ts';
import type { Order } from './card-conditions.store.ts';
import { type CardRow, countLives, countWatching, findCards, type CardQuery } from './cards.store.ts';
import { businessTypeOf, type Family, familyOf, suppliersOf, type Whose } from './family.ts';

export type LiveCard = z.output<typeof liveCardOut>;

/** A room moves `seen_at` of whoever is in it more often than this. */
const watchingMs = 90_000;

function toCard(row: CardRow, watching: number, offer: Offer | undefined): LiveCard {
  const { startTime, estimateDuration, endedAt, scoreSum, scoreCount } = row;
  const { supplier, status } = row;
  const plan = plannedEnd(startTime.getTime(), estimateDuration);
  return {
    id: row.id,
    supplier,
    businessType: businessTypeOf[familyOf(supplier)],
    subject: row.subject,
    coverPath: row.coverPath,
    status,
    startTime: startTime.getTime(),
    endTime: status === LiveStatus.ended ? (endedAt?.getTime() ?? plan) : plan,
    lecturer: {
      id: row.lecturerId,
      fullName: row.fullName,
      portrait: row.portrait,
      organization: { id: row.organizationId, name: row.organizationName },
    },
    subNumber: row.subNumber,
    attendNumber: row.attendNumber,
    watching,
    isSubscribed: row.isSubscribed,
    avgScore: averageScore(scoreSum, scoreCount),
    replaySeconds: row.replaySeconds,
    ...(offer && { offer }),
  };
}

/** Cards with how many watch now: one more question for a whole page, and none when nothing is in progress. */
async function toCards(ctx: Context, rows: readonly CardRow[]): Promise<LiveCard[]> {
  const running = rows.flatMap((row) => (row.status === LiveStatus.running ? row.id : []));
  const watching = await countWatching(ctx.read, running, new Date(ctx.now() - watchingMs));
  const offers = await findLiveOffers(ctx, rows);
  return rows.map((row) => toCard(row, watching.get(row.id) ?? 0, offers.get(row.id)));
}

export const wantedOf = (
  { actor }: Context,
  family: Family,
  { isEverySupplier, ...rest }: Whose & Pick<CardQuery, 'statuses' | 'conditions'>,
): CardQuery => ({
  ...rest,
  tenantId: actor.tenantId,
  memberId: actor.id,
  suppliers: suppliersOf(family, { isEverySupplier }),
});

type Page = { readonly order: Order; readonly paging: Paging };

export const listCards = async (ctx: Context, wanted: CardQuery, page: Page): Promise<LiveCard[]> =>
  toCards(ctx, await findCards(ctx.read, wanted, page));

export async function pageOfCards(ctx: Context, wanted: CardQuery, page: Page) {
  const [items, recordCount] = await Promise.all([listCards(ctx, wanted, page), countLives(ctx.read, wanted)]);
  return { items, recordCount };
}
