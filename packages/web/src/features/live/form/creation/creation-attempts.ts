import { ApiError } from '../../../../lib/api-error.ts';

/** What creation needs of the server; `key` marks an attempt (D-026). */
export type CreationCalls<Wish> = {
  readonly create: (wish: Wish, key: string) => Promise<{ readonly id: string }>;
  /** LIVE-CREATE-07: to be published as soon as it may be. */
  readonly update: (id: string, wish: Wish) => Promise<unknown>;
};

/** Refused for good: nothing was made. Anything else may have happened although no answer came. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * D-047: however often somebody tries, one live comes of one form. An attempt whose answer was lost is repeated with its
 * key and its input, also when the form has changed since; what exists already is updated instead of made again.
 */
export function creationAttempts<Wish>({ create, update }: CreationCalls<Wish>) {
  let open: { readonly wish: Wish; readonly text: string; readonly key: string } | null = null;
  let madeId: string | null = null;

  const post = async (attempt: NonNullable<typeof open>): Promise<string> => {
    open = attempt;
    try {
      ({ id: madeId } = await create(attempt.wish, attempt.key));
      return madeId;
    } catch (error) {
      if (isRefused(error)) open = null;
      throw error;
    }
  };
  /** What became of an attempt with other words, as far as it can be known. */
  const settle = async (text: string): Promise<void> => {
    if (open === null || open.text === text) return;
    await post(open).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
  };
  return {
    isMade: (): boolean => madeId !== null,
    submit: async (wish: Wish): Promise<string> => {
      const text = JSON.stringify(wish);
      if (madeId === null) await settle(text);
      if (madeId === null) return post(open ?? { wish, text, key: crypto.randomUUID() });
      await update(madeId, wish);
      return madeId;
    },
  };
}
