import type { Tx } from '../../platform/context.ts';
import { enqueue, jobName } from '../../platform/jobs.ts';
import type { Sellable } from './price.store.ts';

export type Refund = Sellable & {
  readonly tenantId: string;
  readonly title: string;
  readonly accountId: string | null;
  /** The moderator who removed it. */
  readonly by: string;
  /** Whoever paid until then is paid back; who buys it later, because it was brought back, is not. */
  readonly at: number;
  readonly buyerNum: number;
  /** In hundredths, as a text: JSON has no integers of 64 bits. */
  readonly paid: string;
};
export const refundJob = jobName<Refund>('currency:refund');

/** Something that was sold was taken away: whoever paid is paid back after commit, however many they are. */
export const refundLater = (tx: Tx, refund: Refund): Promise<void> =>
  enqueue(tx, { name: refundJob, payload: refund, key: `${refundJob} ${refund.businessId} ${refund.at}` });
