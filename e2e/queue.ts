import { repeatCount } from '../scripts/unsteady.mjs';
import type { Act } from './programme.ts';

/** One performance of a file: the first, or a repeat of it. */
export type Turn = { readonly act: Act; readonly isRepeat: boolean };

/** The files still to be performed, shared by all lanes. */
export type Queue = {
  /** The next one; undefined when nothing is left and nothing that is being performed can ask for a repeat. */
  readonly next: () => Promise<Turn | undefined>;
  /** Said once for each turn taken. A file that is to be repeated goes before all others, while those are still there. */
  readonly done: (repeated?: Act) => void;
};

export function createQueue(acts: readonly Act[]): Queue {
  const left: Turn[] = acts.map((act) => ({ act, isRepeat: false }));
  const idle: (() => void)[] = [];
  let performing = 0;
  const next = async (): Promise<Turn | undefined> => {
    const turn = left.shift();
    if (turn) performing += 1;
    if (turn || performing === 0) return turn;
    // A lane that went home early would leave the repeats to a quiet machine.
    await new Promise<void>((wake) => void idle.push(wake));
    return next();
  };
  const done = (repeated?: Act): void => {
    performing -= 1;
    if (repeated) left.unshift(...Array.from({ length: repeatCount }, () => ({ act: repeated, isRepeat: true })));
    for (const wake of idle.splice(0)) wake();
  };
  return { next, done };
}
