import { dayOf } from '@shuyuan/contract/teams/report-days';
import type { Context, Tx } from '../../../platform/context.ts';
import { countActivity } from '../../teams/index.ts';

type RewardChange = {
  readonly tenantId: string;
  /** Null: published by no account. */
  readonly accountId: string | null;
  readonly discussionId: string | null;
  /** Below zero: taken back. */
  readonly amount: bigint;
  /** When it was given: what is taken back leaves the day it was counted on. */
  readonly at: Date;
};

/** D-096: what an account was given for what it has published; an answer below that is its author's own. */
export async function countReward(
  tx: Tx,
  { external }: Pick<Context, 'external'>,
  change: RewardChange,
): Promise<void> {
  const { tenantId, accountId, discussionId, amount, at } = change;
  if (accountId === null || discussionId !== null) return;
  await countActivity(tx, { tenantId, accountId, day: dayOf(at.getTime(), external.timeZone), reward: amount });
}
