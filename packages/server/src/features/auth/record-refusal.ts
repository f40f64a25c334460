import { AppError } from '@shuyuan/contract/kernel/app-error';
import { recordAccess } from '../../platform/access-log.ts';
import type { VisitorContext } from '../../platform/context.ts';
import { findGuesses } from '../../platform/guesses.store.ts';
import type { GuessTarget } from '../../platform/sessions/account-guesses.ts';
import { findCredentials, findOnlyTenant } from './auth.store.ts';

/** Calls that tried nothing are not logged: while somebody is locked out, the log must not grow with every call. */
const untried = new Set<string>(['auth.locked', 'request.too-many', 'sign-in.unreachable', 'sign-in.source-off']);

/**
 * A sign-in that was refused, and the lock it caused. An account nobody has belongs to no tenant: it is logged where there
 * is only one, and never by the name that was typed, which may be a password.
 */
export async function recordRefusal(
  ctx: VisitorContext,
  { account, target, error }: { account: string; target: GuessTarget; error: unknown },
): Promise<void> {
  if (!(error instanceof AppError) || untried.has(error.code)) return;
  const member = await findCredentials(ctx.read, account);
  const tenantId = member?.tenantId ?? (await findOnlyTenant(ctx.read));
  if (tenantId === undefined) return;
  const { lockedUntil } = await findGuesses(ctx.read, target.key);
  const of = { tenantId, memberId: member?.id ?? null };
  await ctx.inTransaction(async (tx) => {
    await recordAccess(tx, ctx, { ...of, action: 'refused', details: { code: error.code } });
    if (lockedUntil > ctx.now()) await recordAccess(tx, ctx, { ...of, action: 'locked' });
  });
}
