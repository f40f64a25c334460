import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { VisitorContext } from '../../platform/context.ts';
import { deleteFailure, deleteGuesses } from '../../platform/guesses.store.ts';
import { isPassword } from '../../platform/passwords.ts';
import { countWrongGuess, findTarget, type GuessTarget, lockTarget } from '../../platform/sessions/account-guesses.ts';
import { type Credentials, findCredentials } from './auth.store.ts';
import { openSession } from './open-session.ts';
import { recordRefusal } from './record-refusal.ts';
import { type PasswordSignIn, askDirectories, choosePasswordCheckers } from './sso/directories.ts';
import { mayUsePassword } from './sso/identity.store.ts';

type CheckResult = { readonly tenantId: string; readonly memberId: string } | { readonly refusal: AppError };

/** D-001: exchanges a password for a token. Other people's guesses do not lock the owner out of a browser they used. */
export async function issueToken(ctx: VisitorContext, input: PasswordSignIn) {
  const target = await findTarget(ctx, input.username);
  const attempt = () => checkPassword(ctx, input, target);
  try {
    const who = target.isKnownDevice ? await attempt() : await ctx.guesses.guard(ctx.caller.address, attempt);
    return await openSession(ctx, who);
  } catch (error) {
    await recordRefusal(ctx, { account: input.username, target, error });
    throw error;
  }
}

async function checkPassword(ctx: VisitorContext, input: PasswordSignIn, target: GuessTarget) {
  const { directories, isPasswordOurs } = await choosePasswordCheckers(ctx, input);
  const own = await checkOwnPassword(ctx, input, { isPasswordOurs, target });
  if (!('refusal' in own)) return own;
  const isOpen = ['auth.wrong-credentials', 'sign-in.sso-only'].includes(own.refusal.code);
  if (!isOpen || directories.length === 0) throw own.refusal;
  const found = await askDirectories(ctx, directories, input).catch(async (error: unknown) => {
    // No directory answered, so this was no guess.
    if (isUnreachable(error)) await ctx.inTransaction((tx) => deleteFailure(tx, target.key));
    throw error;
  });
  if (!found) throw own.refusal;
  await ctx.inTransaction((tx) => deleteGuesses(tx, target.key));
  return found;
}

const isUnreachable = (error: unknown): boolean => error instanceof AppError && error.code === 'sign-in.unreachable';

type OwnPasswordCheck = { readonly isPasswordOurs: boolean; readonly target: GuessTarget };

/**
 * Checks the password this installation keeps. Where a directory decides, the guess is counted before the directory is
 * asked, so that a hundred parallel guesses are limited like five. The count is committed although the call is refused.
 */
function checkOwnPassword(
  ctx: VisitorContext,
  input: PasswordSignIn,
  { isPasswordOurs, target }: OwnPasswordCheck,
): Promise<CheckResult> {
  return ctx.inTransaction(async (tx): Promise<CheckResult> => {
    const now = ctx.now();
    const locked = await lockTarget(tx, target, now);
    if (locked) return { refusal: locked };
    const member = await findCredentials(tx, input.username);
    const isRight = isPasswordOurs && (await isPassword(input.password, member?.passwordHash ?? null));
    if (!isRight || !member) {
      await countWrongGuess(tx, target, now);
      return { refusal: new AppError('auth.wrong-credentials') };
    }
    if (member.state !== 'active') return { refusal: new AppError('auth.suspended') };
    await deleteGuesses(tx, target.key);
    // After the password was right: a stranger learns nothing about the account.
    if (!(await mayUsePassword(tx, member))) return { refusal: new AppError('sign-in.sso-only') };
    if (isExpired(member, now)) return { refusal: new AppError('auth.one-time-password-expired') };
    return { tenantId: member.tenantId, memberId: member.id };
  });
}

/** An administrator can set another one. */
const isExpired = ({ oneTimeUntil }: Credentials, now: number): boolean =>
  oneTimeUntil !== null && oneTimeUntil.getTime() <= now;
