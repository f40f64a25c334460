import { type GuessLimit, guessLimits, type GuessScope } from '@shuyuan/contract/auth/guess-limits';
import { AppError, demand, type ErrorCode } from '@shuyuan/contract/kernel/app-error';
import type { Scope } from './db.ts';
import { findLock, guessKey, insertFailure } from './guesses.store.ts';
import { networkOf } from './network-of.ts';

/** Answers that say that a secret was guessed wrongly. */
const wrongGuesses: ReadonlySet<ErrorCode> = new Set([
  'auth.wrong-credentials',
  'auth.wrong-password',
  'sign-in.code-used',
  'setup.wrong-code',
  'live.wrong-passcode',
]);

export type Guesses = {
  /**
   * Tries a secret for somebody at this address. Refuses while wrong guesses of this address, or of all, are too many;
   * counts one more when `attempt` throws one of `wrongGuesses`.
   */
  readonly guard: <T>(address: string, attempt: () => Promise<T>, kind?: GuessKind) => Promise<T>;
};

/** Counted apart: a hall that mistypes the passcode of a live must not keep a company from signing in. */
type GuessKind = 'sign-in' | 'passcode';
const moreFree: Record<GuessKind, number> = { 'sign-in': 1, passcode: 5 };

/** Guesses of one address tried at once: those that wait see what came of these. A slow directory still serves a company. */
const atOnce = 16;
const maxWaiting = 200;

type Queue = { running: number; readonly waiting: (() => void)[] };

/** At most `atOnce` of one network at a time in this process; a slot is handed on to the next who waits. */
function openQueues() {
  const queues = new Map<string, Queue>();
  return async function inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(network) ?? { running: 0, waiting: [] };
    queues.set(network, queue);
    demand(queue.waiting.length < maxWaiting, 'request.too-many', { retryAfterSeconds: 10 });
    if (queue.running >= atOnce) await new Promise<void>((resolve) => queue.waiting.push(resolve));
    else queue.running += 1;
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else queue.running -= 1;
      if (queue.running === 0) queues.delete(network);
    }
  };
}

type Options = {
  readonly system: Scope;
  readonly now: () => number;
  /** Multiplies the free guesses of an address and of the installation; 0 switches both off. */
  readonly factor: number;
};

export function openGuesses({ system, now, factor }: Options): Guesses {
  const inTurn = openQueues();
  const limitOf = (scope: GuessScope, kind: GuessKind): GuessLimit => {
    const limit = guessLimits[scope];
    return { ...limit, free: Math.max(1, Math.round(limit.free * factor * moreFree[kind])) };
  };

  async function countWrong(kind: GuessKind, keys: Record<'address' | 'installation', Buffer>): Promise<void> {
    // The address first, always: two transactions that lock in another order wait for each other.
    await system.inTransaction(async (tx) => {
      await insertFailure(tx, { key: keys.address, limit: limitOf('address', kind), now: now() });
      await insertFailure(tx, { key: keys.installation, limit: limitOf('installation', kind), now: now() });
    });
  }

  return {
    guard: (address, attempt, kind = 'sign-in') => {
      if (factor === 0) return attempt();
      const network = networkOf(address);
      const keys = { address: guessKey('address', kind, network), installation: guessKey('installation', kind) };
      return inTurn(network, async () => {
        const leftMs = (await findLock(system.read, [keys.address, keys.installation])) - now();
        demand(leftMs <= 0, 'request.too-many', { retryAfterSeconds: Math.ceil(leftMs / 1000) });
        try {
          return await attempt();
        } catch (error) {
          if (error instanceof AppError && wrongGuesses.has(error.code)) await countWrong(kind, keys);
          throw error;
        }
      });
    },
  };
}
