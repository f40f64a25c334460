type Order = {
  /** Those of a category, or all; and the whole carousel. */
  readonly shown: readonly string[];
  readonly all: readonly string[];
};

/**
 * Before which picture one belongs that goes one place up or down among those shown; null: to the end. Undefined: there
 * is no such place. Pictures of other categories between them are passed over with their neighbour.
 */
export function placeBeside({ shown, all }: Order, id: string, step: 'up' | 'down'): string | null | undefined {
  const at = shown.indexOf(id);
  if (step === 'up') return shown[at - 1];
  const next = shown[at + 1];
  return next === undefined ? undefined : (all[all.indexOf(next) + 1] ?? null);
}
