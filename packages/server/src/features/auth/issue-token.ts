import { lockMs, maxFailures, slidingLifeMs } from '@shuyuan/contract/auth/session-life';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { VisitorContext } from '../../platform/context.ts';
import { isPassword } from '../../platform/passwords.ts';
import { type Credentials, insertSession, lockCredentials, saveFailures } from './auth.store.ts';
import { hashOf, newToken } from './token.ts';

type Tried = { readonly token: string } | { readonly refusal: AppError };

/** D-001: account and password for a token. What a wrong guess changes is kept although the call is refused. */
export async function issueToken(ctx: VisitorContext, given: { username: string; password: string }) {
  const tried = await ctx.inTransaction(async (tx): Promise<Tried> => {
    const member = await lockCredentials(tx, given.username);
    const now = ctx.now();
    if (member && isLocked(member, now)) return { refusal: lockedRefusal(member, now) };
    if (!(await isPassword(given.password, member?.passwordHash ?? null)) || !member) {
      const failed = member && failureOf(member, now);
      if (failed) await saveFailures(tx, member.id, failed);
      return { refusal: new AppError('auth.wrong-credentials') };
    }
    if (member.state !== 'active') return { refusal: new AppError('auth.suspended') };
    const token = newToken();
    await saveFailures(tx, member.id, { failures: 0, lockedUntil: null });
    await insertSession(tx, {
      tokenHash: hashOf(token),
      tenantId: member.tenantId,
      memberId: member.id,
      createdAt: new Date(now),
      ...ctx.caller,
    });
    return { token };
  });
  if ('refusal' in tried) throw tried.refusal;
  return { access_token: tried.token, token_type: 'Bearer' as const, expires_in: slidingLifeMs / 1000 };
}

const isLocked = ({ lockedUntil }: Credentials, now: number): boolean => (lockedUntil?.getTime() ?? 0) > now;

const lockedRefusal = ({ lockedUntil }: Credentials, now: number): AppError =>
  new AppError('auth.locked', { minutes: Math.ceil(((lockedUntil?.getTime() ?? now) - now) / 60_000) });

/** After a lock has passed the count begins anew. */
function failureOf(
  { failures, lockedUntil }: Credentials,
  now: number,
): { failures: number; lockedUntil: Date | null } {
  const count = (lockedUntil ? 0 : failures) + 1;
  return { failures: count, lockedUntil: count >= maxFailures ? new Date(now + lockMs) : null };
}
