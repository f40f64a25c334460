import { guessedAccount, guessLimits } from '@shuyuan/contract/auth/guess-limits';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { Tx, VisitorContext } from '../context.ts';
import { deleteGuesses, findGuesses, guessKey, insertFailure, lockGuesses } from '../guesses.store.ts';
import { isKnownDevice } from './known-devices.store.ts';

/** Where wrong guesses are counted: at the account, or at a browser its owner has signed in with. */
export type GuessTarget = { readonly key: Buffer; readonly isKnownDevice: boolean };

const accountKey = (account: string): Buffer => guessKey('account', guessedAccount(account));

type Ctx = Pick<VisitorContext, 'read' | 'caller'>;

/** An account nobody has counts like any other: whoever guesses does not learn that there is none. */
export async function findTarget({ read, caller }: Ctx, account: string): Promise<GuessTarget> {
  const { device } = caller;
  if (device === null || !(await isKnownDevice(read, account, device)))
    return { key: accountKey(account), isKnownDevice: false };
  return { key: guessKey('device', device, guessedAccount(account)), isKnownDevice: true };
}

/** D-001: the refusal while it is locked, told alike of every account. Guesses at one are judged one after the other. */
export async function lockTarget(tx: Tx, { key }: GuessTarget, now: number): Promise<AppError | null> {
  await lockGuesses(tx, key);
  const leftMs = (await findGuesses(tx, key)).lockedUntil - now;
  return leftMs > 0 ? new AppError('auth.locked', { minutes: Math.ceil(leftMs / minuteMs) }) : null;
}

/** One wrong guess; whether it locks. */
export async function countWrongGuess(tx: Tx, { key }: GuessTarget, now: number): Promise<boolean> {
  const { lockedUntil } = await insertFailure(tx, { key, limit: guessLimits.account, now });
  return lockedUntil > now;
}

/** Opens an account others have locked. */
export const unlockAccount = (tx: Tx, account: string): Promise<void> => deleteGuesses(tx, accountKey(account));
