import { awardTimesView } from '../records/award-times-view.ts';
import type { findCard } from './learn.store.ts';

type CardRow = Awaited<ReturnType<typeof findCard>>;

export function cardView(row: CardRow, now: number) {
  const { id, title, introduction, kind, validMonths, requiredCount, finishedCount } = row;
  const { awardId, number, issuedAt, expiresAt, revokedAt, replacedBy, renewalDays, renewalRun, renewedAt } = row;
  const award =
    awardId === null || number === null || issuedAt === null
      ? null
      : { id: awardId, number, replacedBy, ...awardTimesView({ issuedAt, expiresAt, revokedAt }, now) };
  const renewal = renewalRun === null || renewedAt === null ? null : { run: renewalRun, openTime: renewedAt.getTime() };
  return { id, title, introduction, kind, validMonths, renewalDays, requiredCount, finishedCount, renewal, award };
}
