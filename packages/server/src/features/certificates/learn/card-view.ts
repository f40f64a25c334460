import { awardTimesView } from '../records/award-times-view.ts';
import type { findCard } from './learn.store.ts';

type CardRow = Awaited<ReturnType<typeof findCard>>;

export function cardView(row: CardRow, now: number) {
  const { id, title, introduction, kind, validMonths, requiredCount, finishedCount } = row;
  const { awardId, number, issuedAt, expiresAt, revokedAt } = row;
  const award =
    awardId === null || number === null || issuedAt === null
      ? null
      : { id: awardId, number, ...awardTimesView({ issuedAt, expiresAt, revokedAt }, now) };
  return { id, title, introduction, kind, validMonths, requiredCount, finishedCount, award };
}
