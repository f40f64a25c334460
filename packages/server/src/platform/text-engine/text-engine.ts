/** An engine beside the database that finds documents by their tokens. It knows nothing of who may see them. */
export type TextEngine = {
  /** Several questions at once, each answered in its order; all of them or none. */
  readonly search: (questions: readonly object[]) => Promise<readonly (readonly EngineHit[])[]>;
  /** The outcome of each write, in their order. */
  readonly write: (target: EngineTarget, writes: readonly EngineWrite[]) => Promise<readonly WriteOutcome[]>;
  /** The names of both indexes, as far as they are there. */
  readonly findIndexes: () => Promise<Readonly<Record<EngineTarget, string | null>>>;
  /** An empty index to be filled; one that was being filled before goes. */
  readonly createNext: (name: string, definition: object) => Promise<void>;
  /** The index that was filled is asked from now on, and the older one goes: both at once. */
  readonly promoteNext: (name: string) => Promise<void>;
  /** Brings all that was written before the next question. */
  readonly refresh: () => Promise<void>;
  readonly nameOf: (number: bigint) => string;
  /** Whether a question is worth sending: an engine that did not answer is left alone for a while. */
  readonly isAnswering: () => boolean;
};

/** One of the values a result stands at in its order. */
export type SortValue = string | number | null;
/** A document that was found; the last value it is sorted by is its key. */
export type EngineHit = { readonly sort: readonly SortValue[] };

/** `document` null: there is none any more. Of two writes of one id the one with the higher version stays, whichever comes last. */
export type EngineWrite = { readonly id: string; readonly version: number; readonly document: object | null };
/** `later`: the engine has too much to do; `refused`: it will never take this one. */
export type WriteOutcome = 'done' | 'later' | 'refused';

/** Which of the two indexes of an installation: the one that is asked, or the one that is filled to take its place. */
export type EngineTarget = 'asked' | 'next';

/** The engine did not do what it was asked; `status` null: it did not answer at all. */
export class EngineFailure extends Error {
  override name = 'EngineFailure';
  readonly status: number | null;

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}
