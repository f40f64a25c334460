import { lockMs, maxFailures } from '@shuyuan/contract/auth/session-life';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { VisitorContext } from '../../platform/context.ts';
import { isPassword } from '../../platform/passwords.ts';
import { type Credentials, forgiveGuesses, lockCredentials, saveFailures } from './auth.store.ts';
import { openSession } from './open-session.ts';
import { type Asked, askDirectories, chooseDoors } from './sso/directories.ts';
import { mayUsePassword } from './sso/identity.store.ts';

type Tried = { readonly tenantId: string; readonly memberId: string } | { readonly refusal: AppError };

/** D-001: account and password for a token. What a wrong guess changes is kept although the call is refused. */
export async function issueToken(ctx: VisitorContext, given: Asked) {
  const { directories, isPasswordOurs } = await chooseDoors(ctx, given);
  const tried = await tryHere(ctx, given, isPasswordOurs);
  if (!('refusal' in tried)) return openSession(ctx, tried);
  const isOpen = ['auth.wrong-credentials', 'sign-in.sso-only'].includes(tried.refusal.code);
  if (!isOpen || directories.length === 0) throw tried.refusal;
  const found = await askDirectories(ctx, directories, given).catch(async (error: unknown) => {
    // Nobody was asked, so nobody guessed.
    if (isUnreachable(error)) await ctx.inTransaction((tx) => forgiveGuesses(tx, given.username, 1));
    throw error;
  });
  if (!found) throw tried.refusal;
  await ctx.inTransaction((tx) => forgiveGuesses(tx, given.username, maxFailures));
  return openSession(ctx, found);
}

const isUnreachable = (error: unknown): boolean => error instanceof AppError && error.code === 'sign-in.unreachable';

/** Our own password. Where a directory decides, the guess is only counted, before it is tried: so that a hundred at once are five. */
function tryHere(ctx: VisitorContext, given: Asked, isPasswordOurs: boolean): Promise<Tried> {
  return ctx.inTransaction(async (tx): Promise<Tried> => {
    const member = await lockCredentials(tx, given.username);
    const now = ctx.now();
    if (member && isLocked(member, now)) return { refusal: lockedRefusal(member, now) };
    const isRight = isPasswordOurs && (await isPassword(given.password, member?.passwordHash ?? null));
    if (!isRight || !member) {
      const failed = member && failureOf(member, now);
      if (failed) await saveFailures(tx, member.id, failed);
      return { refusal: new AppError('auth.wrong-credentials') };
    }
    if (member.state !== 'active') return { refusal: new AppError('auth.suspended') };
    await saveFailures(tx, member.id, { failures: 0, lockedUntil: null });
    // Told only to who knows the password: a stranger learns nothing of the account.
    if (!(await mayUsePassword(tx, member))) return { refusal: new AppError('sign-in.sso-only') };
    if (isExpired(member, now)) return { refusal: new AppError('auth.one-time-password-expired') };
    return { tenantId: member.tenantId, memberId: member.id };
  });
}

const isLocked = ({ lockedUntil }: Credentials, now: number): boolean => (lockedUntil?.getTime() ?? 0) > now;

/** Told only to who knows it; an administrator makes another. */
const isExpired = ({ oneTimeUntil }: Credentials, now: number): boolean =>
  oneTimeUntil !== null && oneTimeUntil.getTime() <= now;

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
