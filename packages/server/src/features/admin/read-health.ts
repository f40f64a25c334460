import { warningsOf } from '@shuyuan/contract/admin/health';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../platform/context.ts';

export async function readHealth(ctx: Context) {
  const figures = await ctx.operations.measure();
  return { ...figures, warnings: warningsOf(figures) };
}

/** A stack trace is for the log of the server; the operator reads what went wrong. */
const maxError = 1_000;

export async function listDeadLetters(ctx: Context, paging: Paging) {
  const { items, recordCount } = await ctx.operations.listDeadLetters(paging);
  const letters = items.map(({ createdAt, failedAt, lastError, ...letter }) => ({
    ...letter,
    lastError: lastError.slice(0, maxError),
    createdAt: createdAt.getTime(),
    failedAt: failedAt.getTime(),
  }));
  return { items: letters, recordCount };
}
