import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { VisitorContext } from '../../platform/context.ts';
import { deleteFailure, deleteGuesses } from '../../platform/guesses.store.ts';
import { isPassword } from '../../platform/passwords.ts';
import { countWrongGuess, findTarget, type GuessTarget, lockTarget } from './account-guesses.ts';
import { type Credentials, findCredentials } from './auth.store.ts';
import { openSession } from './open-session.ts';
import { recordRefusal } from './record-refusal.ts';
import { type Asked, askDirectories, chooseDoors } from './sso/directories.ts';
import { mayUsePassword } from './sso/identity.store.ts';

type Tried = { readonly tenantId: string; readonly memberId: string } | { readonly refusal: AppError };

/** D-001: account and password for a token. Guesses of others do not keep the owner out of a browser they have used. */
export async function issueToken(ctx: VisitorContext, given: Asked) {
  const target = await findTarget(ctx, given.username);
  const attempt = () => tryDoors(ctx, given, target);
  try {
    const who = target.isKnownDevice ? await attempt() : await ctx.guesses.guard(ctx.caller.address, attempt);
    return await openSession(ctx, who);
  } catch (error) {
    await recordRefusal(ctx, { account: given.username, target, error });
    throw error;
  }
}

async function tryDoors(ctx: VisitorContext, given: Asked, target: GuessTarget) {
  const { directories, isPasswordOurs } = await chooseDoors(ctx, given);
  const tried = await tryHere(ctx, given, { isPasswordOurs, target });
  if (!('refusal' in tried)) return tried;
  const isOpen = ['auth.wrong-credentials', 'sign-in.sso-only'].includes(tried.refusal.code);
  if (!isOpen || directories.length === 0) throw tried.refusal;
  const found = await askDirectories(ctx, directories, given).catch(async (error: unknown) => {
    // Nobody was asked, so nobody guessed.
    if (isUnreachable(error)) await ctx.inTransaction((tx) => deleteFailure(tx, target.key));
    throw error;
  });
  if (!found) throw tried.refusal;
  await ctx.inTransaction((tx) => deleteGuesses(tx, target.key));
  return found;
}

const isUnreachable = (error: unknown): boolean => error instanceof AppError && error.code === 'sign-in.unreachable';

type Try = { readonly isPasswordOurs: boolean; readonly target: GuessTarget };

/**
 * Our own password. Where a directory decides, the guess is only counted, before it is tried: so that a hundred at once
 * are five. What a wrong guess changes is kept although the call is refused.
 */
function tryHere(ctx: VisitorContext, given: Asked, { isPasswordOurs, target }: Try): Promise<Tried> {
  return ctx.inTransaction(async (tx): Promise<Tried> => {
    const now = ctx.now();
    const locked = await lockTarget(tx, target, now);
    if (locked) return { refusal: locked };
    const member = await findCredentials(tx, given.username);
    const isRight = isPasswordOurs && (await isPassword(given.password, member?.passwordHash ?? null));
    if (!isRight || !member) {
      await countWrongGuess(tx, target, now);
      return { refusal: new AppError('auth.wrong-credentials') };
    }
    if (member.state !== 'active') return { refusal: new AppError('auth.suspended') };
    await deleteGuesses(tx, target.key);
    // Told only to who knows the password: a stranger learns nothing of the account.
    if (!(await mayUsePassword(tx, member))) return { refusal: new AppError('sign-in.sso-only') };
    if (isExpired(member, now)) return { refusal: new AppError('auth.one-time-password-expired') };
    return { tenantId: member.tenantId, memberId: member.id };
  });
}

/** Told only to who knows it; an administrator makes another. */
const isExpired = ({ oneTimeUntil }: Credentials, now: number): boolean =>
  oneTimeUntil !== null && oneTimeUntil.getTime() <= now;
