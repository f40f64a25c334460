type Place = { readonly id: string; readonly name: string; readonly depth: number };

/** Options of a plain select, indented by their place in the tree; no sign but a wide space survives in an option. */
export const placeOptions = (places: readonly Place[]): { value: string; label: string }[] =>
  places.map(({ id, name, depth }) => ({ value: id, label: `${'\u2003'.repeat(depth)}${name}` }));
