/** Time as a value that can be handed in: tests set it, everything else reads it from the context. */
export type Clock = { readonly now: () => number };

export const systemClock: Clock = { now: () => Date.now() };
