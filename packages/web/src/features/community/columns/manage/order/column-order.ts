/**
 * Before which thing something moved one place belongs. Where its neighbour stands on another page, the order of the
 * whole column decides. Undefined: there is no such place; null: to the end.
 */
export function placeBeside(
  { shown, all }: { readonly shown: readonly string[]; readonly all: readonly string[] },
  id: string,
  step: 'up' | 'down',
): string | null | undefined {
  const inShown = shown.indexOf(id);
  const inAll = all.indexOf(id);
  if (step === 'up') return shown[inShown - 1] ?? (inAll > 0 ? all[inAll - 1] : undefined);
  const next = shown[inShown + 1] ?? all[inAll + 1];
  if (next === undefined) return undefined;
  return placeAfter({ shown, all }, next);
}

/** Before which thing something belongs that is put behind another. */
export function placeAfter(
  { shown, all }: { readonly shown: readonly string[]; readonly all: readonly string[] },
  id: string,
): string | null {
  const next = shown.includes(id) ? shown[shown.indexOf(id) + 1] : undefined;
  return next ?? all[all.indexOf(id) + 1] ?? null;
}

/** A page of a column as it will be once something stands before another; what leaves the page is left to the server. */
export function movedBefore(shown: readonly string[], id: string, beforeId: string | null): readonly string[] {
  const rest = shown.filter((other) => other !== id);
  const at = beforeId === null ? rest.length : rest.indexOf(beforeId);
  const where = at === -1 ? rest.length : at;
  return [...rest.slice(0, where), id, ...rest.slice(where)];
}
