import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type NewAttempt = {
  readonly tenantId: string;
  readonly orderId: string;
  readonly method: ProviderName;
  readonly openedAt: Date;
  readonly payUntil: Date;
  readonly askAt: Date;
};

/** Opened once more, it is asked for once more. */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<void> {
  const { openedAt, askAt } = attempt;
  await tx
    .insertInto('paymentAttempt')
    .values(attempt)
    .onConflict((conflict) => conflict.columns(['orderId', 'method']).doUpdateSet({ openedAt, askAt }))
    .execute();
}

/** Attempts that are due, with the state of its order. */
export const listDueAttempts = (read: Reads, now: Date, limit: number) =>
  read
    .selectFrom('paymentAttempt as attempt')
    .innerJoin('paymentOrder as order', 'order.id', 'attempt.orderId')
    .select(['attempt.tenantId', 'attempt.orderId', 'attempt.method', 'attempt.openedAt', 'attempt.payUntil'])
    .select(['attempt.askAt', 'order.number', 'order.state'])
    .where('attempt.askAt', '<=', now)
    .orderBy('attempt.askAt')
    .limit(limit)
    .execute();
export type DueAttempt = Awaited<ReturnType<typeof listDueAttempts>>[number];

type Turn = Pick<DueAttempt, 'orderId' | 'method' | 'askAt'>;

/** Whether the caller is the one who asks: of two processes the second finds that it was asked. Null: it is over. */
export async function updateAskAt(tx: Tx, { orderId, method, askAt }: Turn, next: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('paymentAttempt')
    .set({ askAt: next })
    .where('orderId', '=', orderId)
    .where('method', '=', method)
    .where(sql<boolean>`ask_at is not distinct from ${askAt}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
